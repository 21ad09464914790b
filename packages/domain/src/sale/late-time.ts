import { type Instant, instantAfter } from "../kernel/index.ts";
import type { LateSale } from "./late-sale.ts";
import type { LateSaleFacts } from "./late-sale-facts.ts";
import { mustWait } from "./late-register.ts";

/** As long as keys are kept. */
const longestWait = 7 * 24 * 60 * 60_000;

/** Nothing was sold before: the register was opened then, with the server; who needs none may have waited a week. */
export const earliestSale = (facts: LateSaleFacts): Instant =>
  facts.registerThen?.openedAt ??
  (mustWait(facts) ? facts.registerNow?.openedAt : undefined) ??
  instantAfter(facts.at, -longestWait);

/** When it is booked to have been sold: a wrong clock refuses nothing, and moves it no farther than it can be. SALE-41 */
export function lateTime({ soldAt }: Pick<LateSale, "soldAt">, facts: LateSaleFacts): Instant {
  const earliest = earliestSale(facts);
  if (soldAt >= facts.at) return facts.at;
  return soldAt < earliest ? earliest : soldAt;
}
