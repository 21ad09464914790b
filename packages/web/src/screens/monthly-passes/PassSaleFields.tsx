import { type Cafeteria, counterPaymentMethods } from "@cantina/domain/cafeteria";
import {
  type CalendarProduct,
  type PassQuote,
  type PassSaleEntry,
  type PassSaleFaults,
} from "@cantina/domain/calendar-products";
import type { Diner } from "@cantina/domain/clients";
import { chosenOf } from "@cantina/domain/kernel";
import type { MoneyForm } from "../../composition/forms/index.ts";
import * as texts from "../../texts/monthly-passes.ts";
import * as offers from "../../texts/offers.ts";
import * as words from "../../texts/words.ts";
import { toldFaults } from "../../texts/fault-texts.ts";
import { passSaleFaultTexts } from "../../texts/money-fault-texts.ts";
import { paymentTiles } from "../../ui/payment-tiles.ts";
import { Notice } from "../../ui/Notice.tsx";
import { PaymentChoice } from "../../ui/PaymentChoice.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { DinerField } from "../coupons/index.ts";
import { PassQuoteLines } from "./parts/PassQuoteLines.tsx";

export interface PassSaleFieldsProps {
  /** Those with days to come. */
  readonly passes: readonly CalendarProduct[];
  /** Of the chosen pass for the chosen diner. */
  readonly quote: PassQuote | null;
  readonly cafeteria: Pick<Cafeteria, "customPaymentMethod">;
  readonly diners: readonly Diner[];
  readonly form: Pick<MoneyForm<PassSaleEntry, PassSaleFaults>, "entry" | "faults" | "type">;
  readonly isRegisterMissing: boolean;
}

export function PassSaleFields({ passes, quote, cafeteria, diners, form, isRegisterMissing }: PassSaleFieldsProps) {
  const { passId, commensalId, paymentMethod } = form.entry;
  const pass = chosenOf(passId, passes);
  const diner = diners.find(({ commensal }) => commensal.id === commensalId) ?? null;
  const faults = toldFaults(form.faults, passSaleFaultTexts);
  return (
    <>
      {isRegisterMissing && <Notice kind="warning">{texts.registerClosed}</Notice>}
      <DinerField
        diners={diners}
        diner={diner}
        onSelect={({ commensal }) => form.type({ commensalId: commensal.id })}
        error={faults.diner}
      />
      <SelectField
        label={offers.pass}
        value={pass?.id ?? ""}
        options={[{ value: "", label: words.choose }, ...passes.map(({ id, name }) => ({ value: id, label: name }))]}
        error={faults.pass}
        onChange={(chosen) => form.type({ passId: passes.find(({ id }) => id === chosen)?.id ?? null })}
      />
      <PaymentChoice
        options={paymentTiles(counterPaymentMethods, cafeteria.customPaymentMethod)}
        selectedId={paymentMethod}
        onSelect={(chosen) => form.type({ paymentMethod: chosen })}
        error={faults.paymentMethod}
      />
      {pass !== null && quote !== null && <PassQuoteLines pass={pass} quote={quote} />}
    </>
  );
}
