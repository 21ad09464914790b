import { type ProviderPayment, type ProviderState, referenceOf } from "@cantina/domain/payments";
import { minMoney, sumMoney } from "@cantina/domain/kernel";
import * as v from "valibot";
import { decimalAmount, type Seen } from "../provider-calls/index.ts";

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));

export const openedSession = v.object({
  id,
  actions: v.array(
    v.object({
      rel: v.optional(v.string(), ""),
      method: v.optional(v.string(), ""),
      href: v.pipe(v.string(), v.url(), v.regex(/^https?:/u)),
    }),
  ),
});

const listed = v.object({ id, referenceId: v.string(), status: v.string() });
export type ListedPayment = v.InferOutput<typeof listed>;
const list = v.array(listed);
/** How the answer wraps its list is not documented. */
export const listedPayments = v.union([
  list,
  ...(["items", "data", "results"] as const).map((name) =>
    v.pipe(
      v.object({ [name]: list }),
      v.transform((wrapped) => wrapped[name] ?? []),
    ),
  ),
]);

const payment = v.object({
  id,
  referenceId: v.string(),
  status: v.string(),
  amount: v.object({ currency: v.string(), total: decimalAmount }),
  merchant: v.optional(v.object({ id: v.union([v.string(), v.number()]) })),
  transactions: v.optional(
    v.array(v.object({ type: v.string(), status: v.string(), amount: v.optional(decimalAmount) })),
    [],
  ),
});
export type KeptPayment = v.InferOutput<typeof payment>;
export const keptPayment = (json: unknown): KeptPayment | undefined => {
  const read = v.safeParse(payment, json);
  return read.success ? read.output : undefined;
};

/** An unknown word is not yet an end. PLEXO-03 */
const states: ReadonlyMap<string, ProviderState> = new Map([
  ["approved", "APPROVED"],
  ["refunded", "REFUNDED"],
  ["denied", "REJECTED"],
  ["cancelled", "REJECTED"],
]);
const stateOf = (status: string): ProviderState => states.get(status) ?? "PENDING";

/** Of what was tried on one page: what took money, or else what may yet, or else the last refusal. */
export function deciding(payments: readonly ListedPayment[]): readonly ListedPayment[] {
  const held = payments.filter(({ status }) => stateOf(status) === "APPROVED" || stateOf(status) === "REFUNDED");
  if (held.length > 0) return held;
  const open = payments.find(({ status }) => stateOf(status) === "PENDING") ?? payments.at(-1);
  return open === undefined ? [] : [open];
}

const backTypes: ReadonlySet<string> = new Set(["refund", "cancellation"]);

export const returnedOf = ({ transactions, amount }: KeptPayment) =>
  minMoney(
    amount.total,
    sumMoney(
      transactions
        .filter(({ type, status }) => backTypes.has(type) && status === "approved")
        .map((one) => one.amount ?? amount.total),
    ),
  );

/** All that was paid on one page as one payment: two that took money are of another amount than was asked for. PLEXO-03 */
export function paymentOf(
  referenceId: string,
  [first, ...more]: readonly [KeptPayment, ...KeptPayment[]],
  { isLive, at }: Seen,
): ProviderPayment {
  const all = [first, ...more];
  const total = sumMoney(all.map(({ amount }) => amount.total));
  const isReturned = stateOf(first.status) === "REFUNDED";
  const returned = isReturned ? total : sumMoney(all.map(returnedOf));
  return {
    id: referenceId,
    reference: referenceOf(referenceId),
    // What was cancelled after it took money is one that was given back.
    state: returned === total ? "REFUNDED" : stateOf(first.status),
    detail: `${first.status} ${first.id}`,
    total,
    returned,
    currency: first.amount.currency,
    accountId: first.merchant === undefined ? null : String(first.merchant.id),
    isLive,
    card: "OTHER",
    updatedAt: at,
  };
}
