import type { Subscription } from "@cantina/domain/subscriptions";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";
import { dinersText } from "./subscription-texts.ts";

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
      void notify({ kind: "success", title: `Se eliminó la mensualidad ${name}.` });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm edit={deletion} title={`Eliminar ${name}`} confirmLabel="Eliminar mensualidad">
      {`Se desvincula a ${dinersText(commensalIds.length)}. Lo que ya se cobró queda en el historial.`}
    </EditConfirm>
  );
}
