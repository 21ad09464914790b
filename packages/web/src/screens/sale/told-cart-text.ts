import { formatMoney } from "@cantina/domain/kernel";
import type { ToldChange } from "@cantina/domain/sale";
import { paymentName } from "../../texts/payment-names.ts";
import * as sale from "../../texts/sale.ts";
import * as split from "../../texts/split-payment.ts";
import * as texts from "../../texts/told-cart.ts";
import * as kit from "../../texts/ui.ts";

/** What became another, in one sentence after the other, and last what it comes to. */
export function toldCartText(change: ToldChange, customName: string | null): string {
  const { lines, diner, paymentMethod, overMinimum, total, rest } = change;
  return [
    ...(diner === null ? [] : [texts.ofDiner(`${diner.commensal.firstName} ${diner.commensal.lastName}`)]),
    ...(diner === null || diner.commensal.allergies === null ? [] : [kit.allergy(diner.commensal.allergies)]),
    ...lines.map(({ name, quantity }) => texts.unitsOf(name, quantity)),
    ...(paymentMethod === null ? [] : [texts.paidBy(paymentName(paymentMethod, customName))]),
    ...(total === null ? [] : [texts.totalIs(formatMoney(total))]),
    ...(rest === null ? [] : [split.restIs(paymentName(rest.paymentMethod, customName), formatMoney(rest.amount))]),
    ...(overMinimum === null ? [] : [sale.overMinimum(formatMoney(overMinimum))]),
  ]
    .map((sentence) => `${sentence}.`)
    .join(" ");
}
