import { formatMoney, multiplyMoney, noMoney } from "@cantina/domain/kernel";
import type { PaymentState, Subscription } from "@cantina/domain/subscriptions";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";
import { dinersText } from "./subscription-texts.ts";

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
    changes: ["subscription", "balance"],
    onSaved: ({ charged }) => {
      void notify(
        charged === 0
          ? { kind: "warning", title: "A nadie le alcanza el saldo todavía." }
          : { kind: "success", title: `Se cobró la mensualidad a ${dinersText(charged)}.` },
      );
      onClose();
    },
    onClose,
  });
  const unpaid = payments.filter(({ isPaid }) => !isPaid);
  const price = unpaid[0]?.price ?? noMoney;
  return (
    <EditConfirm edit={charge} title={`Cobrar ${name}`} tone="brand" confirmLabel="Cobrar ahora">
      {`Se cobran ${formatMoney(price)} de la cuenta de cada comensal que no pagó este mes: ${dinersText(unpaid.length)}, ${formatMoney(multiplyMoney(price, unpaid.length))} en total. A quien no le alcanza el saldo no se le cobra, y se le vuelve a intentar mañana.`}
    </EditConfirm>
  );
}
