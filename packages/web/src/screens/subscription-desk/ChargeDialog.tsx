import { formatMoney, multiplyMoney, noMoney } from "@cantina/domain/kernel";
import type { PaymentState, Subscription } from "@cantina/domain/subscriptions";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import * as texts from "../../texts/subscription-dialogs.ts";
import * as list from "../../texts/subscription-desk.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";

export interface ChargeDialogProps {
  readonly subscription: Subscription;
  /** Of the subscription. */
  readonly payments: readonly PaymentState[];
  readonly onClose: () => void;
}

/** What the day's job does, now: for who has topped up since. */
export function ChargeDialog({ subscription: { id, name }, payments, onClose }: ChargeDialogProps) {
  const calls = useSubscriptionCalls();
  const charge = useConfirmation({
    save: ({ key }) => calls.chargeSubscription({ params: { subscriptionId: id }, body: {} }, { idempotencyKey: key }),
    changes: ["subscription", "balance", "order"],
    onSaved: ({ charged }) => {
      void notify(
        charged === 0
          ? { kind: "warning", title: texts.nobodyCharged }
          : { kind: "success", title: texts.charged(charged) },
      );
      onClose();
    },
    onClose,
  });
  const unpaid = payments.filter(({ isPaid }) => !isPaid);
  const price = unpaid[0]?.price ?? noMoney;
  return (
    <EditConfirm edit={charge} title={texts.charge(name)} tone="brand" confirmLabel={list.charge}>
      {texts.chargeHint(unpaid.length, formatMoney(price), formatMoney(multiplyMoney(price, unpaid.length)))}
    </EditConfirm>
  );
}
