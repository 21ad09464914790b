export { slowDown } from "./slow-down.ts";
export { startThread } from "./start-thread.ts";
