export { leaksIn } from "./leaks.ts";
