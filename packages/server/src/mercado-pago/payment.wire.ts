import type { ProviderPayment, ProviderState } from "@cantina/domain/payments";
import { type Cents, instant } from "@cantina/domain/kernel";
import * as v from "valibot";
import { decimalAmount as amount } from "../provider-calls/index.ts";

export const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** What is disputed is still there; an unknown word is not yet an end. MP-03 */
export const states: ReadonlyMap<string, ProviderState> = new Map([
  ["approved", "APPROVED"],
  ["in_mediation", "APPROVED"],
  ["rejected", "REJECTED"],
  ["cancelled", "REJECTED"],
  ["refunded", "REFUNDED"],
  ["charged_back", "CHARGED_BACK"],
]);

export const cardKinds: ReadonlyMap<string, ProviderPayment["card"]> = new Map([
  ["debit_card", "DEBIT"],
  ["credit_card", "CREDIT"],
  ["prepaid_card", "PREPAID"],
]);

const payment = v.object({
  id: text,
  external_reference: v.optional(v.nullable(v.string()), null),
  status: v.string(),
  status_detail: v.optional(v.nullable(v.string()), null),
  transaction_amount: amount,
  transaction_amount_refunded: v.optional(v.nullable(amount), null),
  currency_id: v.string(),
  collector_id: text,
  live_mode: v.boolean(),
  payment_type_id: v.optional(v.nullable(v.string()), null),
  date_last_updated: v.pipe(v.string(), v.isoTimestamp(), v.transform(instant)),
});

/** undefined: not a payment that we can read. */
export function readPayment(json: unknown): ProviderPayment | undefined {
  const read = v.safeParse(payment, json);
  if (!read.success) return undefined;
  const { output } = read;
  return {
    id: output.id,
    reference: output.external_reference,
    state: states.get(output.status) ?? "PENDING",
    detail: output.status_detail ?? output.status,
    total: output.transaction_amount,
    returned: output.transaction_amount_refunded ?? (0 as Cents),
    currency: output.currency_id,
    accountId: output.collector_id,
    isLive: output.live_mode,
    card: cardKinds.get(output.payment_type_id ?? "") ?? "OTHER",
    updatedAt: output.date_last_updated,
  };
}
