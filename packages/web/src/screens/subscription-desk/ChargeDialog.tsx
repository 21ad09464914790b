import { formatMoney, multiplyMoney, noMoney } from "@cantina/domain/kernel";
import type { PaymentState, Subscription } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { useChargeNow } from "../../composition/subscription-desk.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { MoneyCallNotice } from "../../ui/MoneyCallNotice.tsx";
import { notify } from "../../ui/notify.ts";
import { dinersText } from "./subscription-texts.ts";

export interface ChargeDialogProps {
  /** null: closed. */
  readonly subscription: Subscription | null;
  /** Of the subscription. */
  readonly payments: readonly PaymentState[];
  readonly onClose: () => void;
}

/** What the day's job does, now: for who has topped up since. */
export function ChargeDialog({ subscription, payments, onClose }: ChargeDialogProps) {
  const [last, setLast] = useState(subscription);
  if (subscription !== null && subscription !== last) setLast(subscription);
  const call = useChargeNow((charged) => {
    void notify(
      charged === 0
        ? { kind: "warning", title: "A nadie le alcanza el saldo todavía." }
        : { kind: "success", title: `Se cobró la mensualidad a ${dinersText(charged)}.` },
    );
    onClose();
  });
  const unpaid = payments.filter(({ isPaid }) => !isPaid);
  const price = unpaid[0]?.price ?? noMoney;
  function close(): void {
    call.reset();
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen={subscription !== null}
      title={`Cobrar ${last?.name ?? ""}`}
      tone="brand"
      confirmLabel="Cobrar ahora"
      isSending={call.isSending}
      failure={undefined}
      onConfirm={() => {
        if (subscription !== null && call.resend === null) call.send(subscription.id);
      }}
      onClose={close}
    >
      <Box display="flex" flexDirection="column" gap="3">
        <Box>
          {`Se cobran ${formatMoney(price)} de la cuenta de cada comensal que no pagó este mes: ${dinersText(unpaid.length)}, ${formatMoney(multiplyMoney(price, unpaid.length))} en total. A quien no le alcanza el saldo no se le cobra, y se le vuelve a intentar mañana.`}
        </Box>
        {call.failure !== null && <MoneyCallNotice text={sentenceOf(call.failure)} onResend={call.resend} />}
      </Box>
    </ConfirmDialog>
  );
}
