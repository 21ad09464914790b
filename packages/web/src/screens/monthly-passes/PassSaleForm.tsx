import { type Cafeteria, type CounterPaymentMethod, counterPaymentMethods } from "@cantina/domain/cafeteria";
import { type CalendarProduct, type PassSaleRequest, quotePass } from "@cantina/domain/calendar-products";
import type { Diner } from "@cantina/domain/clients";
import { useState } from "react";
import { now } from "../../composition/now.ts";
import type { MoneyDeskCall } from "../../composition/use-money-desk.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { paymentTiles } from "../../texts/payment-tiles.ts";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PaymentChoice } from "../../ui/PaymentChoice.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { DinerField } from "../coupons/index.ts";
import { MoneyDeskNotice } from "../money-calls/index.ts";
import { PassQuoteLines } from "./parts/PassQuoteLines.tsx";
import { passSaleFaults } from "./pass-sale-faults.ts";

export interface PassSaleFormProps {
  readonly formId: string;
  /** Those with days to come. */
  readonly passes: readonly CalendarProduct[];
  readonly cafeteria: Cafeteria;
  readonly diners: readonly Diner[];
  readonly firstPassId: string | null;
  readonly firstDiner: Diner | null;
  readonly call: MoneyDeskCall;
  readonly isRegisterMissing: boolean;
}

type Ignored = Pick<PassSaleRequest, "ignoreLimit" | "ignoreInsufficientBalance" | "sellAgain">;
const nothingIgnored: Ignored = { ignoreLimit: false, ignoreInsufficientBalance: false, sellAgain: false };

const refusalOf = (failure: MoneyDeskCall["failure"]): string | undefined =>
  failure?.code === "REFUSED" ? failure.error : failure?.code;

export function PassSaleForm(props: PassSaleFormProps) {
  const { formId, passes, cafeteria, diners, firstPassId, firstDiner, call, isRegisterMissing } = props;
  const only = passes.length === 1 ? (passes[0]?.id ?? null) : null;
  const [passId, setPassId] = useState<string | null>(firstPassId ?? only);
  const [dinerId, setDinerId] = useState(firstDiner?.commensal.id ?? null);
  const [paymentMethod, setPaymentMethod] = useState<CounterPaymentMethod | null>("ACCOUNT_BALANCE");
  const [wasSent, setWasSent] = useState(false);
  const [ignored, setIgnored] = useState(nothingIgnored);
  const pass = passes.find(({ id }) => id === passId) ?? null;
  const diner = diners.find(({ commensal }) => commensal.id === dinerId) ?? null;
  const faults = passSaleFaults({ pass, diner, paymentMethod });
  const shown = wasSent ? faults : {};
  const moment = { at: now(), zone: cafeteria.timeZone };
  const buyer = { classId: diner?.commensal.classId ?? null, category: diner?.category ?? null };
  const quote = pass === null ? null : quotePass(pass, { ...moment, ...buyer });

  function send(ignoring: Ignored): void {
    setWasSent(true);
    setIgnored(ignoring);
    if (!call.canAsk || isRegisterMissing) return;
    if (pass === null || diner === null || paymentMethod === null || quote === null) return;
    const sold = { productId: pass.id, commensalId: diner.commensal.id, expectedTotal: quote.total };
    call.ask({ kind: "PASS_SALE", request: { ...sold, paymentMethod, ...ignoring } });
  }
  const refusal = call.canAsk ? refusalOf(call.failure) : undefined;
  /** What a seller may pass knowingly, as in any sale. */
  const wouldIgnore: Ignored | null =
    refusal === "DAILY_LIMIT_EXCEEDED"
      ? { ...ignored, ignoreLimit: true }
      : refusal === "INSUFFICIENT_BALANCE" && cafeteria.allowIgnoreMinimumBalance
        ? { ...ignored, ignoreInsufficientBalance: true }
        : refusal === "PASS_ALREADY_OWNED"
          ? { ...ignored, sellAgain: true }
          : null;

  return (
    <Form id={formId} onSubmit={() => send(nothingIgnored)}>
      {isRegisterMissing && <Notice kind="warning">La caja está cerrada. Ábrala para poder vender abonos.</Notice>}
      <DinerField
        diners={diners}
        diner={diner}
        onSelect={({ commensal }) => setDinerId(commensal.id)}
        error={shown.diner}
      />
      <SelectField
        label="Abono"
        value={passId ?? ""}
        options={[{ value: "", label: "Elegir…" }, ...passes.map(({ id, name }) => ({ value: id, label: name }))]}
        error={shown.pass}
        onChange={(chosen) => setPassId(chosen === "" ? null : chosen)}
      />
      <PaymentChoice
        options={paymentTiles(counterPaymentMethods, cafeteria.customPaymentMethod)}
        selectedId={paymentMethod}
        onSelect={setPaymentMethod}
        error={shown.paymentMethod}
      />
      {pass !== null && quote !== null && <PassQuoteLines pass={pass} quote={quote} />}
      {wouldIgnore === null || call.failure === null ? (
        <MoneyDeskNotice call={call} />
      ) : (
        <Notice
          kind="warning"
          comesIntoSight
          action={
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => send(wouldIgnore)}>
              Vender de todos modos
            </Button>
          }
        >
          {sentenceOf(call.failure)}
        </Notice>
      )}
    </Form>
  );
}
