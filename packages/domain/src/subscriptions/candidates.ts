import type { Diner } from "../clients/index.ts";
import type { CommensalId } from "../kernel/index.ts";
import type { Subscription } from "./subscription.ts";

/** Only active subscriptions take new commensals. SUBS-13 */
export const selectableSubscriptions = (subscriptions: readonly Subscription[]): readonly Subscription[] =>
  subscriptions.filter(({ status }) => status === "ENABLED");

/** Who can still be linked: enabled, not in it, and not chosen in another row. SUBS-13 */
export function linkCandidates(
  diners: readonly Diner[],
  { commensalIds }: Pick<Subscription, "commensalIds">,
  chosenElsewhere: readonly CommensalId[],
): readonly Diner[] {
  const taken = new Set([...commensalIds, ...chosenElsewhere]);
  return diners.filter(({ commensal }) => commensal.status === "ENABLED" && !taken.has(commensal.id));
}
