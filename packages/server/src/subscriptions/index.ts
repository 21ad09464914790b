export { endCharge, lockCharge } from "./charge.queries.ts";
export { subscriptionRoutes } from "./subscriptions.routes.ts";
