import { type Cents, type Instant, addMoney, instant, noMoney } from "@cantina/domain/kernel";
import type { ProviderPayment, ProviderState } from "@cantina/domain/payments";
import * as v from "valibot";
import { decimalAmount as amount } from "../provider-calls/index.ts";
import { states, text } from "./payment.wire.ts";

const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);

const part = v.object({
  status: maybe(v.string()),
  status_detail: maybe(v.string()),
  transaction_amount: maybe(amount),
  transaction_amount_refunded: maybe(amount),
  currency_id: maybe(v.string()),
  external_reference: maybe(v.string()),
  collector_id: maybe(text),
  live_mode: maybe(v.boolean()),
});

/** Of all this only `id`, `status` and `payments` are public; the rest is taken where it is. */
const payment = v.object({
  id: text,
  status: v.string(),
  external_reference: maybe(v.string()),
  wallet_payment: maybe(v.object({ transaction_amount: maybe(amount), external_reference: maybe(v.string()) })),
  payments: v.pipe(v.array(part), v.minLength(1)),
  date_last_updated: maybe(v.pipe(v.string(), v.isoTimestamp(), v.transform(instant))),
});

/** What was taken back says so in its parts, too. */
function stateOf(status: string, parts: readonly { readonly status: string | null }[]): ProviderState {
  const whole = states.get(status) ?? "PENDING";
  if (whole !== "APPROVED") return whole;
  const inner = parts.map((one) => (one.status === null ? whole : states.get(one.status)));
  return inner.find((one) => one === "CHARGED_BACK") ?? (inner.every((one) => one === "REFUNDED") ? "REFUNDED" : whole);
}

const sum = (amounts: readonly (Cents | null)[]): Cents =>
  amounts.reduce((total: Cents, one) => (one === null ? total : addMoney(total, one)), noMoney);

/** `askedAt`: before it was read; its news are at least that new where they bear no date. undefined: none that we can read. */
export function readWalletPayment(json: unknown, askedAt: Instant): ProviderPayment | undefined {
  const read = v.safeParse(payment, json);
  if (!read.success) return undefined;
  const { id, status, external_reference, wallet_payment: wallet, payments, date_last_updated } = read.output;
  const [first] = payments;
  return {
    id,
    reference: external_reference ?? wallet?.external_reference ?? first?.external_reference ?? null,
    state: stateOf(status, payments),
    detail: first?.status_detail ?? status,
    total: wallet?.transaction_amount ?? sum(payments.map((one) => one.transaction_amount)),
    returned: sum(payments.map((one) => one.transaction_amount_refunded)),
    currency: first?.currency_id ?? null,
    accountId: first?.collector_id ?? null,
    isLive: first?.live_mode ?? null,
    card: "OTHER",
    updatedAt: date_last_updated ?? askedAt,
  };
}
