import type { Subscription } from "@cantina/domain/subscriptions";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import * as texts from "../../texts/subscription-dialogs.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";

export interface SwitchSubscriptionDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** Switching off asks first; switching on is done at once. */
export function SwitchSubscriptionDialog({ subscription, onClose }: SwitchSubscriptionDialogProps) {
  const { id, name, status, commensalIds } = subscription;
  const calls = useSubscriptionCalls();
  const isOn = status === "ENABLED";
  const switching = useConfirmation({
    isAtOnce: !isOn,
    save: ({ key }) =>
      calls.setSubscriptionStatus(
        { params: { subscriptionId: id }, body: { status: isOn ? "DISABLED" : "ENABLED" } },
        { idempotencyKey: key },
      ),
    changes: ["subscription"],
    onSaved: () => {
      void notify({ kind: "success", title: isOn ? texts.disabled(name) : texts.enabled(name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm
      edit={switching}
      title={isOn ? texts.disableNamed(name) : texts.enableNamed(name)}
      confirmLabel={isOn ? texts.disable : texts.enable}
      tone={isOn ? "red" : "brand"}
    >
      {isOn ? texts.disableHint(commensalIds.length) : texts.enableHint}
    </EditConfirm>
  );
}
