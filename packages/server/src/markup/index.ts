export { escaped } from "./escaped.ts";
