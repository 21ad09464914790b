export { mailLowStock } from "./mail-low-stock.ts";
