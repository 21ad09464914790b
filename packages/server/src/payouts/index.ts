export { payoutRoutes } from "./payouts.routes.ts";
export type { Payouts } from "./payouts.ts";
