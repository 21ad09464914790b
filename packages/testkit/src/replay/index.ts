export { persist } from "./persist.ts";
