import type { Subscription } from "@cantina/domain/subscriptions";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/subscription-dialogs.ts";
import * as words from "../../texts/words.ts";
import { Confirmation } from "../forms/index.ts";

export interface DeleteSubscriptionDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

export function DeleteSubscriptionDialog({ subscription, onClose }: DeleteSubscriptionDialogProps) {
  const { id, name, commensalIds } = subscription;
  const calls = useSubscriptionCalls();
  return (
    <Confirmation
      title={words.deleteNamed(name)}
      confirmLabel={texts.deleteSubscription}
      save={({ key }) => calls.deleteSubscription({ params: { subscriptionId: id } }, { idempotencyKey: key })}
      changes={["subscription"]}
      told={() => ({ kind: "success", title: texts.deleted(name) })}
      onClose={onClose}
    >
      {texts.deletionHint(commensalIds.length)}
    </Confirmation>
  );
}
