export { balanceChargeRoutes } from "./balance-charges.routes.ts";
export { readBalanceChargeRevertFacts } from "./revert-facts.queries.ts";
