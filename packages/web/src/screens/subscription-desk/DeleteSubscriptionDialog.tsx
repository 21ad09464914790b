import type { Subscription } from "@cantina/domain/subscriptions";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import * as texts from "../../texts/subscription-dialogs.ts";
import * as words from "../../texts/words.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";

export interface DeleteSubscriptionDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

export function DeleteSubscriptionDialog({ subscription, onClose }: DeleteSubscriptionDialogProps) {
  const { id, name, commensalIds } = subscription;
  const calls = useSubscriptionCalls();
  const deletion = useConfirmation({
    save: ({ key }) => calls.deleteSubscription({ params: { subscriptionId: id } }, { idempotencyKey: key }),
    changes: ["subscription"],
    onSaved: () => {
      void notify({ kind: "success", title: texts.deleted(name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm edit={deletion} title={words.deleteNamed(name)} confirmLabel={texts.deleteSubscription}>
      {texts.deletionHint(commensalIds.length)}
    </EditConfirm>
  );
}
