export { type Printing, openPrinting } from "./printing.ts";
