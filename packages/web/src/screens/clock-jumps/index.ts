export { ClockJumpBanner } from "./ClockJumpBanner.tsx";
