export { type SubscriptionWire } from "./subscription.wire.ts";
export * as subscriptionEndpoints from "./subscriptions.endpoints.ts";
