import { formatMoney, multiplyMoney, noMoney } from "@cantina/domain/kernel";
import type { PaymentState, Subscription } from "@cantina/domain/subscriptions";
import { useSubscriptionCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/subscription-dialogs.ts";
import * as list from "../../texts/subscription-desk.ts";
import { Confirmation } from "../forms/index.ts";

export interface ChargeDialogProps {
  readonly subscription: Subscription;
  /** Of the subscription. */
  readonly payments: readonly PaymentState[];
  readonly onClose: () => void;
}

/** What the day's job does, now: for who has topped up since. */
export function ChargeDialog({ subscription: { id, name }, payments, onClose }: ChargeDialogProps) {
  const calls = useSubscriptionCalls();
  const unpaid = payments.filter(({ isPaid }) => !isPaid);
  const price = unpaid[0]?.price ?? noMoney;
  return (
    <Confirmation
      title={texts.charge(name)}
      tone="brand"
      confirmLabel={list.charge}
      save={({ key }) =>
        calls.chargeSubscription({ params: { subscriptionId: id }, body: {} }, { idempotencyKey: key })
      }
      changes={["subscription", "balance", "order"]}
      told={({ charged }) =>
        charged === 0
          ? { kind: "warning", title: texts.nobodyCharged }
          : { kind: "success", title: texts.charged(charged) }
      }
      onClose={onClose}
    >
      {texts.chargeHint(unpaid.length, formatMoney(price), formatMoney(multiplyMoney(price, unpaid.length)))}
    </Confirmation>
  );
}
