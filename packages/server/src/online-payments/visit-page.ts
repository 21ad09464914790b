import { randomUUID } from "node:crypto";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { type PaymentStatus, decideOpening, mayHaveCharged } from "@cantina/domain/payments";
import type { Kysely } from "kysely";
import { inTransaction, patienceMs, withPatience } from "../db/index.ts";
import { showInHistory } from "./book-top-up.queries.ts";
import { readChosen } from "./choices.queries.ts";
import { takeFact } from "./hear-payment.ts";
import { insertAttempt, lockIntent } from "./intents.queries.ts";
import type { HostedPayments } from "./online-payments.ts";
import { openPage } from "./open-page.ts";
import { findPage } from "./pages.queries.ts";

type Opened =
  | { readonly kind: "PAGE"; readonly url: string }
  | { readonly kind: "ENDED"; readonly status: PaymentStatus };
type VisitFailure = { readonly code: "INVALID_TOKEN" | "NOT_AVAILABLE" | "NOT_OPENED" };
type Begun = { readonly kind: "ASK"; readonly number: number } | Opened;

/** The attempt is written and committed before anything is asked. ONLINE-01 PAY-10 */
const begin = (
  db: Kysely<unknown>,
  { clock, name }: HostedPayments,
  intentId: string,
): Promise<Result<Begun, VisitFailure>> =>
  inTransaction(db, async (trx): Promise<Result<Begun, VisitFailure>> => {
    const stored = await lockIntent(trx, intentId);
    if (stored === undefined || stored.provider !== name) return refused({ code: "INVALID_TOKEN" });
    const when = { now: clock.now(), until: stored.submitUntil, chosenOn: await readChosen(trx, intentId) };
    const decided = decideOpening(stored.intent, when);
    if (!decided.ok) return refused({ code: "INVALID_TOKEN" });
    if (decided.value.kind === "ENDED") return accepted(decided.value);
    const { kind, number } = decided.value;
    if (kind === "AGAIN") {
      const known = await findPage(trx, { intentId, number });
      return accepted(known?.url ? { kind: "PAGE", url: known.url } : { kind: "ASK", number });
    }
    await insertAttempt(trx, stored, { number, key: randomUUID(), returnKey: randomUUID() });
    const attempt = { number, status: "SUBMITTING", paymentId: null, seenAt: null, returnReason: null } as const;
    const now = { ...stored, intent: { ...stored.intent, attempts: [...stored.intent.attempts, attempt] } };
    await showInHistory(trx, now, clock.now());
    return accepted({ kind: "ASK", number });
  });

/**
 * Leads a buyer to the provider's page, to the same one however often. A page whose answer was lost was seen by nobody,
 * and is asked for again. ONLINE-12
 */
export async function visitPage(
  db: Kysely<unknown>,
  payments: HostedPayments,
  intentId: string,
): Promise<Result<Opened, VisitFailure>> {
  const begun = await begin(db, payments, intentId);
  if (!begun.ok) return begun;
  if (begun.value.kind !== "ASK") return accepted(begun.value);
  const named = { intentId, number: begun.value.number };
  const opened = await openPage(db, payments, named);
  // The call took its time; what is written after it has a patience of its own.
  const hear = <T>(work: () => Promise<T>): Promise<T> => withPatience(patienceMs, work);
  if (!opened.ok) {
    const { kind, providerCode } = opened.failure;
    payments.report({ code: "PAGE_NOT_OPENED", intentId, kind, providerCode });
    await hear(() => takeFact(db, payments, named, { kind: mayHaveCharged(kind) ? "LOST" : "NOT_CHARGED" }));
    return refused({ code: mayHaveCharged(kind) || kind === "INVALID" ? "NOT_OPENED" : "NOT_AVAILABLE" });
  }
  const { payment, url } = opened.value;
  await hear(() => takeFact(db, payments, named, { kind: "ANSWERED", payment }));
  return accepted({ kind: "PAGE", url });
}
