export { chargeDueDays } from "./charge-due-days.ts";
export { chargeJob } from "./due-charges.queries.ts";
export { endCharge, lockCharge } from "./charge.queries.ts";
export { subscriptionRoutes } from "./subscriptions.routes.ts";
export { lastUseOf } from "./subscription.queries.ts";
