import { type ChargeDecision, decideCharge, isNotPaid } from "@cantina/domain/payments";
import type { Kysely } from "kysely";
import { inTransaction } from "../db/index.ts";
import { lockChoice, noteAsked } from "./choices.queries.ts";
import { choiceSeal } from "./hear-choice.ts";
import { takeFact } from "./hear-payment.ts";
import { isBuyerOpen, lockIntent } from "./intents.queries.ts";
import type { HostedPayments, OnlinePayments } from "./online-payments.ts";
import { findPage } from "./pages.queries.ts";

type Attempt = { readonly intentId: string; readonly number: number };
type Begun = { readonly decision: ChargeDecision; readonly instrument: string | null };

const nothing: Begun = { decision: { kind: "NOTHING" }, instrument: null };

/** That it may be charged from now on is committed before anything is asked. ONLINE-01 PAY-11 */
const begin = (db: Kysely<unknown>, { sealer }: HostedPayments, attempt: Attempt): Promise<Begun> =>
  inTransaction(db, async (trx): Promise<Begun> => {
    const stored = await lockIntent(trx, attempt.intentId);
    const chosen = await lockChoice(trx, attempt);
    if (stored === undefined || chosen === undefined || chosen.sealed === null) return nothing;
    const isAccountOpen = await isBuyerOpen(trx, stored.buyerId);
    const decision = decideCharge(stored.intent, attempt.number, chosen.choice, { now: chosen.now, isAccountOpen });
    const isAsked = decision.kind === "CHARGE" || decision.kind === "LOOK_AND_CHARGE";
    if (!isAsked) return { decision, instrument: null };
    // Sealed with another key: nobody can charge it any more, and its page ends.
    const instrument = sealer?.open(chosen.sealed, choiceSeal(attempt)) ?? null;
    if (instrument === null) return nothing;
    await noteAsked(trx, attempt);
    return { decision, instrument };
  });

/** Whether the provider's books say that they have nothing of it. */
async function isUncharged({ provider }: HostedPayments, { intentId, number }: Attempt): Promise<boolean> {
  const paymentId = provider.paymentIdOf?.({ reference: intentId, number });
  if (paymentId === undefined) return false;
  const read = await provider.read(paymentId);
  return !read.ok && isNotPaid(read.failure);
}

async function charge(
  db: Kysely<unknown>,
  payments: HostedPayments,
  attempt: Attempt,
  instrument: string,
): Promise<void> {
  const page = await findPage(db, attempt);
  if (page === undefined || payments.provider.charge === undefined) return;
  const { key, total, currency, country, accountId, buyerId, email } = page;
  const { intentId: reference, number } = attempt;
  const buyer = { id: buyerId, email };
  const payment = { reference, number, key, total, currency, country, accountId, buyer };
  const charged = await payments.provider.charge(payment, instrument);
  if (charged.ok) return;
  const { kind, providerCode } = charged.failure;
  payments.report({ code: "CHARGE_FAILED", intentId: reference, kind, providerCode });
  if (kind === "REJECTED" || kind === "INVALID") await takeFact(db, payments, attempt, { kind: "REFUSED" });
}

/** Charges what a buyer chose, if it is due; what came of it is read by who looks up next. PAY-11 ONLINE-14 */
export async function chargeChoice(
  db: Kysely<unknown>,
  { hosted }: OnlinePayments,
  { provider, ...attempt }: Attempt & { readonly provider: string },
): Promise<void> {
  const payments = Object.values(hosted).find((one) => one?.name === provider) ?? null;
  if (payments?.provider.charge === undefined) return;
  const { decision, instrument } = await begin(db, payments, attempt);
  if (decision.kind === "REFUSE") {
    payments.report({ code: "CHARGE_REFUSED", intentId: attempt.intentId, reason: decision.reason });
    await takeFact(db, payments, attempt, { kind: "REFUSED" });
  }
  if (instrument === null) return;
  if (decision.kind === "CHARGE" || (await isUncharged(payments, attempt)))
    await charge(db, payments, attempt, instrument);
}
