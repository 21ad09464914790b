import { type ChargePaymentMethod, chargePaymentMethods } from "@cantina/domain/cafeteria";
import type { ClientAccount } from "@cantina/domain/clients";
import type { Cents } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cafeteriaQuery } from "../../composition/queries.ts";
import type { MoneyDeskCall } from "../../composition/use-money-desk.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { paymentTiles } from "../../texts/payment-tiles.ts";
import { AccountLine } from "../../ui/AccountLine.tsx";
import { Form } from "../../ui/Form.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PaymentChoice } from "../../ui/PaymentChoice.tsx";
import { MoneyDeskNotice } from "../money-calls/index.ts";
import { chargeFaults } from "./charge-faults.ts";

export interface BalanceChargeFormProps {
  readonly formId: string;
  readonly client: ClientAccount;
  readonly call: MoneyDeskCall;
  readonly isRegisterMissing: boolean;
}

export function BalanceChargeForm({ formId, client, call, isRegisterMissing }: BalanceChargeFormProps) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [amount, setAmount] = useState<Cents | null>(null);
  const [paymentMethod, setPaymentMethod] = useState<ChargePaymentMethod | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const faults = chargeFaults({ amount, paymentMethod });
  const shown = wasSent ? faults : {};
  return (
    <Form
      id={formId}
      onSubmit={() => {
        setWasSent(true);
        const isComplete = Object.keys(faults).length === 0;
        if (isComplete && amount !== null && paymentMethod !== null && call.canAsk && !isRegisterMissing)
          call.ask({ kind: "BALANCE_CHARGE", request: { buyerId: client.id, amount, paymentMethod } });
      }}
    >
      {isRegisterMissing && <Notice kind="warning">La caja está cerrada. Ábrala para poder recargar saldo.</Notice>}
      <AccountLine name={client.username} detail={client.email} label="Saldo" amount={client.balance} />
      <MoneyInput label="Monto a incrementar" value={amount} onChange={setAmount} error={shown.amount} />
      <PaymentChoice
        options={paymentTiles(chargePaymentMethods, cafeteria?.customPaymentMethod ?? null)}
        selectedId={paymentMethod}
        onSelect={setPaymentMethod}
        error={shown.paymentMethod}
      />
      <MoneyDeskNotice call={call} />
    </Form>
  );
}
