import { checkChargeEntry, emptyCharge } from "@cantina/domain/balance-charges";
import { chargePaymentMethods } from "@cantina/domain/cafeteria";
import type { ClientAccount } from "@cantina/domain/clients";
import { useQuery } from "@tanstack/react-query";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useMoneyForm } from "../../composition/forms/index.ts";
import { useRegisterNeed, useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/balance-charges.ts";
import * as words from "../../texts/words.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { chargeFaultTexts } from "../../texts/money-fault-texts.ts";
import { paymentTiles } from "../../ui/payment-tiles.ts";
import { AccountLine } from "../../ui/AccountLine.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PaymentChoice } from "../../ui/PaymentChoice.tsx";
import { MoneyDialog } from "../money-calls/index.ts";

export interface BalanceChargeDialogProps {
  readonly client: ClientAccount;
  readonly onClose: () => void;
}

export function BalanceChargeDialog({ client, onClose }: BalanceChargeDialogProps) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const isRegisterMissing = useRegisterNeed();
  const form = useMoneyForm({
    entry: emptyCharge,
    check: (entry) => checkChargeEntry(entry, client.id),
    callOf: (request) => ({ kind: "BALANCE_CHARGE", request }),
    isBlocked: isRegisterMissing,
    onBooked: onClose,
    onClose,
  });
  const { amount, paymentMethod } = form.entry;
  const faults = toldFaults(form.faults, chargeFaultTexts);
  return (
    <MoneyDialog title={words.chargeBalance} submitText={texts.charge} form={form}>
      {isRegisterMissing && <Notice kind="warning">{texts.registerClosed}</Notice>}
      <AccountLine name={client.username} detail={client.email} label={words.balance} amount={client.balance} />
      <MoneyInput
        label={texts.amount}
        value={amount}
        onChange={(typed) => form.type({ amount: typed })}
        error={faults.amount}
      />
      <PaymentChoice
        options={paymentTiles(chargePaymentMethods, cafeteria?.customPaymentMethod ?? null)}
        selectedId={paymentMethod}
        onSelect={(chosen) => form.type({ paymentMethod: chosen })}
        error={faults.paymentMethod}
      />
    </MoneyDialog>
  );
}
