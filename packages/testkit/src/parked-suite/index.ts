export { memoryParkedCarts } from "./memory-parked-carts.ts";
export { type ParkedCase, parkedCases } from "./parked-cases.ts";
