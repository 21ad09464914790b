export { tillDisplay } from "./till-display.ts";
export { watchTills } from "./watch-tills.ts";
