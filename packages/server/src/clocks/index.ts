export { type BookingClock, setByHand } from "./booking-clock.ts";
export { type FollowingClock, followDatabase } from "./follow-database.ts";
export { type MachineClock, machineClock } from "./machine-clock.ts";
