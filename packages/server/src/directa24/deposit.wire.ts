import { type ProviderPayment, type ProviderState, referenceOf } from "@cantina/domain/payments";
import { type Instant, noMoney } from "@cantina/domain/kernel";
import * as v from "valibot";
import { decimalAmount as amount } from "../provider-calls/index.ts";

const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\w{1,64}$/u));

/** An unknown word is not yet an end. D24-03 */
const states: ReadonlyMap<string, ProviderState> = new Map([
  ["COMPLETED", "APPROVED"],
  ["CANCELLED", "REJECTED"],
  ["DECLINED", "REJECTED"],
  ["EXPIRED", "REJECTED"],
]);

const deposit = v.object({
  deposit_id: text,
  invoice_id: v.string(),
  status: v.string(),
  local_amount: amount,
  currency: v.string(),
  refunded: v.optional(v.nullable(v.boolean()), null),
});

type Seen = { readonly isLive: boolean; readonly at: Instant };

/** undefined: not a deposit that we can read. Its books tell no time of their own: it is as new as the look at it. */
export function readDeposit(json: unknown, { isLive, at }: Seen): ProviderPayment | undefined {
  const read = v.safeParse(deposit, json);
  if (!read.success) return undefined;
  const { deposit_id: id, invoice_id, status, local_amount: total, currency, refunded } = read.output;
  return {
    id,
    reference: referenceOf(invoice_id),
    state: refunded === true ? "REFUNDED" : (states.get(status) ?? "PENDING"),
    detail: status,
    total,
    returned: refunded === true ? total : noMoney,
    currency,
    accountId: null,
    isLive,
    card: "OTHER",
    updatedAt: at,
  };
}

export const openedDeposit = v.object({
  deposit_id: text,
  redirect_url: v.pipe(v.string(), v.url(), v.regex(/^https?:/u)),
  merchant_invoice_id: v.string(),
});
