import type { Subscription } from "@cantina/domain/subscriptions";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";
import { dinersText } from "./subscription-texts.ts";

export interface SwitchSubscriptionDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** Switching off asks first; switching on is done at once. */
export function SwitchSubscriptionDialog({ subscription, onClose }: SwitchSubscriptionDialogProps) {
  const { id, name, status, commensalIds } = subscription;
  const calls = useSubscriptionCalls();
  const isOn = status === "ENABLED";
  const verb = isOn ? "Desactivar" : "Activar";
  const switching = useConfirmation({
    isAtOnce: !isOn,
    save: ({ key }) =>
      calls.setSubscriptionStatus(
        { params: { subscriptionId: id }, body: { status: isOn ? "DISABLED" : "ENABLED" } },
        { idempotencyKey: key },
      ),
    changes: ["subscription"],
    onSaved: () => {
      void notify({ kind: "success", title: `${isOn ? "Se desactivó" : "Se activó"} la mensualidad ${name}.` });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm edit={switching} title={`${verb} ${name}`} confirmLabel={verb} tone={isOn ? "red" : "brand"}>
      {isOn
        ? `Ya no se cobrará a ${dinersText(commensalIds.length)} ni se entregará, hasta que la vuelva a activar.`
        : "Se vuelve a cobrar y a entregar."}
    </EditConfirm>
  );
}
