import { type ProviderPayment, type ProviderState, referenceOf } from "@cantina/domain/payments";
import { cents, sumMoney } from "@cantina/domain/kernel";
import * as v from "valibot";
import type { Seen } from "../provider-calls/index.ts";

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));

export const openedLink = v.object({
  id,
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/u)),
  external_identifier: v.string(),
});

const name = v.optional(v.nullable(v.string()), null);

const listed = v.object({ id, external_identifier: name, status: v.string() });
export type ListedTransaction = v.InferOutput<typeof listed>;
export const listedTransactions = v.object({ items: v.array(listed) });

const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(cents));

const transaction = v.object({
  id,
  merchant_account_id: v.string(),
  external_identifier: name,
  status: v.string(),
  currency: v.string(),
  amount: minorUnits,
  captured_amount: minorUnits,
  refunded_amount: minorUnits,
});
export type KeptTransaction = v.InferOutput<typeof transaction>;

/** undefined: not the one that was asked for. */
export function keptTransaction(json: unknown, { id: asked }: ListedTransaction): KeptTransaction | undefined {
  const read = v.safeParse(transaction, json);
  return read.success && read.output.id === asked ? read.output : undefined;
}

/** An unknown word is not yet an end. MATTILDA-06 */
const states: ReadonlyMap<string, ProviderState> = new Map([
  ["capture_succeeded", "APPROVED"],
  ["authorization_declined", "REJECTED"],
  ["authorization_failed", "REJECTED"],
  ["authorization_voided", "REJECTED"],
]);
export const stateOf = ({ status }: Pick<ListedTransaction, "status">): ProviderState =>
  states.get(status) ?? "PENDING";

/** Of what was tried on one page, the newest first: what took money, or else what may yet, or else the last refusal. */
export function decidingOf(tries: readonly ListedTransaction[]): readonly ListedTransaction[] {
  const held = tries.filter((one) => stateOf(one) === "APPROVED");
  if (held.length > 0) return held;
  return [tries.find((one) => stateOf(one) === "PENDING") ?? tries[0]].filter((one) => one !== undefined);
}

/** What it took, or is to take. */
const totalOf = (one: KeptTransaction) => (stateOf(one) === "APPROVED" ? one.captured_amount : one.amount);

/** All that was paid on one page as one payment: two that took money are of another amount than was asked for. MATTILDA-06 */
export function paymentOf(
  referenceId: string,
  [first, ...more]: readonly [KeptTransaction, ...KeptTransaction[]],
  { isLive, at }: Seen,
): ProviderPayment {
  const all = [first, ...more];
  const [total, returned] = [sumMoney(all.map(totalOf)), sumMoney(all.map((one) => one.refunded_amount))];
  return {
    id: referenceId,
    reference: referenceOf(referenceId),
    state: returned > 0 && returned === total ? "REFUNDED" : stateOf(first),
    detail: `${first.status} ${first.id}`,
    total,
    returned,
    currency: first.currency,
    accountId: first.merchant_account_id,
    isLive,
    card: "OTHER",
    updatedAt: at,
  };
}

/** Its links end an hour before. */
export const pageLifeMs = 86_400_000;
export const linkLifeMs = pageLifeMs - 3_600_000;
