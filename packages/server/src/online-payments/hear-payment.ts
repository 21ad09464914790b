import type { Kysely, Transaction } from "kysely";
import {
  type AttemptFact,
  type OnlineProvider,
  type PaymentIntent,
  type PaymentStatus,
  type ProviderPayment,
  applyReadBack,
  attemptAfter,
  intentStatusOf,
} from "@cantina/domain/payments";
import { inTransaction } from "../db/index.ts";
import { bookTopUp, showInHistory, takeBackTopUp, tellTopUp } from "./book-top-up.queries.ts";
import { type StoredIntent, isBuyerOpen, lockIntent, noteAttention, writeIntent } from "./intents.queries.ts";
import type { PaymentsAround } from "./online-payments.ts";

type Heard = Pick<PaymentsAround, "clock" | "poke" | "report">;

async function follow(
  trx: Transaction<unknown>,
  stored: StoredIntent,
  after: PaymentIntent,
  { clock }: Heard,
  money: "BOOK" | "TAKE_BACK" | null,
): Promise<void> {
  const now: StoredIntent = { ...stored, intent: after };
  if (money === "BOOK") await bookTopUp(trx, now, clock.now());
  if (money === "TAKE_BACK") await takeBackTopUp(trx, now, clock.now());
  await writeIntent(trx, stored.intent, after);
  await showInHistory(trx, now, clock.now());
  if (intentStatusOf(stored.intent) !== intentStatusOf(after)) await tellTopUp(trx, now, { hasMoved: money !== null });
}

/**
 * What the provider's own books say of a payment, taken into ours: the one door through which a top-up is booked or taken
 * back, for answers, notices, the net and people alike. undefined: no intent of ours. ONLINE-02
 */
export async function takeReadBack(
  db: Kysely<unknown>,
  online: Heard,
  { intentId, provider }: { readonly intentId: string; readonly provider: OnlineProvider },
  payment: ProviderPayment,
): Promise<PaymentStatus | undefined> {
  const status = await inTransaction(db, async (trx) => {
    const stored = await lockIntent(trx, intentId);
    // What another provider calls by that name is none of ours.
    if (stored === undefined || stored.provider !== provider) return undefined;
    const isAccountOpen = await isBuyerOpen(trx, stored.buyerId);
    const { intent, step } = applyReadBack(stored.intent, payment, { isAccountOpen });
    if (step.kind === "TELL") {
      await noteAttention(trx, intentId, step.faults.join(" "));
      online.report({ code: "PAYMENT_DIFFERS", intentId, paymentId: payment.id, faults: step.faults });
    }
    await follow(trx, stored, intent, online, step.kind === "BOOK" || step.kind === "TAKE_BACK" ? step.kind : null);
    return intentStatusOf(intent);
  });
  online.poke();
  return status;
}

/** What is heard of an attempt beside the provider's books: it moves no money. */
export async function takeFact(
  db: Kysely<unknown>,
  online: Heard,
  { intentId, number }: { readonly intentId: string; readonly number: number },
  fact: AttemptFact,
): Promise<PaymentStatus | undefined> {
  const status = await inTransaction(db, async (trx) => {
    const stored = await lockIntent(trx, intentId);
    if (stored === undefined) return undefined;
    const attempts = stored.intent.attempts.map((one) => (one.number === number ? attemptAfter(one, fact) : one));
    const after = { ...stored.intent, attempts };
    await follow(trx, stored, after, online, null);
    return intentStatusOf(after);
  });
  online.poke();
  return status;
}
