export { checkSales, isClean } from "./check-sales.ts";
export { sellThrough } from "./sell-through.ts";
