export { installMovedClock, moveClock } from "./install-moved-clock.ts";
