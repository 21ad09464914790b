export { type ParkingActor, parkingOf } from "./parking-desk.ts";
