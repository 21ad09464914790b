import type { CommensalId, SubscriptionId } from "@cantina/domain/kernel";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/subscription-dialogs.ts";
import { Confirmation } from "../forms/index.ts";

/** Who is to leave a subscription. */
export interface Leaving {
  readonly subscriptionId: SubscriptionId;
  readonly subscriptionName: string;
  readonly commensalId: CommensalId;
  readonly commensalName: string;
}

export interface UnlinkDialogProps {
  readonly leaving: Leaving;
  readonly onClose: () => void;
}

/** Takes a commensal out of a subscription. SUBS-16 */
export function UnlinkDialog({ leaving, onClose }: UnlinkDialogProps) {
  const { subscriptionId, subscriptionName, commensalId, commensalName } = leaving;
  const calls = useSubscriptionCalls();
  return (
    <Confirmation
      title={texts.unlinkFrom(commensalName, subscriptionName)}
      confirmLabel={texts.unlink}
      save={({ key }) => calls.unlinkCommensal({ params: { subscriptionId, commensalId } }, { idempotencyKey: key })}
      changes={["subscription"]}
      told={() => ({ kind: "success", title: texts.unlinked(commensalName, subscriptionName) })}
      onClose={onClose}
    >
      {texts.unlinkingHint}
    </Confirmation>
  );
}
