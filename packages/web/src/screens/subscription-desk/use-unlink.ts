import type { CommensalId, SubscriptionId } from "@cantina/domain/kernel";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/subscription-desk.ts";
import { useAtOnce } from "../at-once/index.ts";

type Leaving = {
  readonly subscriptionId: SubscriptionId;
  readonly subscriptionName: string;
  readonly commensalId: CommensalId;
  readonly commensalName: string;
};

/** Takes a commensal out of a subscription. SUBS-16 */
export function useUnlink(): (leaving: Leaving) => void {
  const calls = useSubscriptionCalls();
  const { doAtOnce } = useAtOnce("subscription");
  return ({ subscriptionId, subscriptionName, commensalId, commensalName }) =>
    doAtOnce(`${subscriptionId} ${commensalId}`, {
      call: (options) => calls.unlinkCommensal({ params: { subscriptionId, commensalId } }, options),
      done: texts.unlinked(commensalName, subscriptionName),
      meaning: texts.unlinkedMeaning,
      failed: texts.notUnlinked(commensalName, subscriptionName),
      undo: {
        call: (options) =>
          calls.linkCommensals({ params: { subscriptionId }, body: { commensalIds: [commensalId] } }, options),
        done: texts.linkedAgain(commensalName, subscriptionName),
        failed: texts.notLinkedAgain(commensalName, subscriptionName),
      },
    });
}
