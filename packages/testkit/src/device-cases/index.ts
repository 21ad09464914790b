export { eventually, mustEqual } from "./must.ts";
