export type { SubscriptionData } from "./subscription.wire.ts";
export type { PaymentStateData } from "./subscription-desk.wire.ts";
export * as subscriptionEndpoints from "./subscriptions.endpoints.ts";
export * as subscriptionDeskEndpoints from "./subscription-desk.endpoints.ts";
export * as subscriptionDeskSchemas from "./subscription-desk.wire.ts";
export * as subscriptionSchemas from "./subscription.wire.ts";
