export { type AppFacts, type AppOrder, type AppRefusal, type PickupFault, pickupFaults } from "./app-order.ts";
export { decideAppOrder } from "./decide-app-order.ts";
