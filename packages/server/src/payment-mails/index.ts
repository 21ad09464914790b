export { mailDifferences } from "./mail-differences.ts";
