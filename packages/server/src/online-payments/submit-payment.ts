import { randomUUID } from "node:crypto";
import { type Cents, type Instant, type OrderId, type Result, accepted, refused } from "@cantina/domain/kernel";
import {
  type CardForm,
  type PaymentStatus,
  decideSubmit,
  intentStatusOf,
  mayHaveCharged,
  mayPayWith,
  toldStatusOf,
} from "@cantina/domain/payments";
import { type Kysely, sql } from "kysely";
import { inTransaction, patienceMs, withPatience } from "../db/index.ts";
import { takeFact, takeReadBack } from "./hear-payment.ts";
import { type StoredIntent, insertAttempt, lockIntent } from "./intents.queries.ts";
import type { SellerPayments } from "./online-payments.ts";
import { showInHistory } from "./book-top-up.queries.ts";
import { dropUnknownCard, saveCard } from "./save-card.ts";
import { type OwnCard, listOwnCards, wasCardSaved } from "./saved-cards.queries.ts";
import { asSeller, sellerOf } from "./seller-access.ts";

type Begun =
  | {
      readonly kind: "BEGUN";
      readonly stored: StoredIntent;
      readonly number: number;
      readonly key: string;
      readonly email: string;
      /** That is to pay; null: one that was typed. */
      readonly saved: OwnCard | null;
    }
  /** Nothing is charged: this is how it stands. */
  | { readonly kind: "STANDS"; readonly stored: StoredIntent; readonly status: PaymentStatus };

export type Submitted = {
  readonly status: PaymentStatus;
  readonly transactionId: OrderId;
  readonly paymentId: string | null;
  readonly isCardSaved: boolean;
};
type SubmitFailure = { readonly code: "INVALID_TOKEN" | "MP_NOT_AVAILABLE" | "AMOUNT_DIFFERS" | "WRONG_SAVED_CARD" };

export type Submit = {
  readonly intentId: string;
  /** What the page showed; null: it does not say. */
  readonly shown: Cents | null;
  readonly card: CardForm;
  /** Of which saved card its token was made, by the provider's id; null: of one that was typed. */
  readonly savedCardId: string | null;
  /** Saves the card once it has paid; null: it is not to be saved. */
  readonly savingToken: string | null;
};

/** The buyer's own, at the seller who gets the money, and of the kind that may pay. CARD-10 */
async function findPayingCard(
  trx: Kysely<unknown>,
  { intent, cafeteriaId, buyerId }: StoredIntent,
  { cardId, now }: { readonly cardId: string; readonly now: Instant },
): Promise<OwnCard | undefined> {
  const own = await listOwnCards(trx, { cafeteriaId, clientId: buyerId });
  return own.find(
    (card) =>
      card.cardId === cardId &&
      card.accountId === intent.accountId &&
      mayPayWith(card, { isDebitOnly: intent.isDebitOnly, now }),
  );
}

/** The attempt is written and committed before anything is asked. ONLINE-01 ONLINE-05 */
async function begin(
  db: Kysely<unknown>,
  { clock }: SellerPayments,
  { intentId, shown, savedCardId }: Submit,
): Promise<Result<Begun, SubmitFailure>> {
  return inTransaction(db, async (trx): Promise<Result<Begun, SubmitFailure>> => {
    const stored = await lockIntent(trx, intentId);
    if (stored === undefined || stored.provider !== "MERCADO_PAGO") return refused({ code: "INVALID_TOKEN" });
    if (shown !== null && shown !== stored.fees.total) return refused({ code: "AMOUNT_DIFFERS" });
    const decided = decideSubmit(stored.intent, { now: clock.now(), until: stored.submitUntil });
    if (!decided.ok && decided.failure.code === "PAYMENT_UNDER_WAY")
      return accepted({ kind: "STANDS", stored, status: decided.failure.status });
    if (!decided.ok) return refused({ code: "INVALID_TOKEN" });
    const saved =
      savedCardId === null ? null : await findPayingCard(trx, stored, { cardId: savedCardId, now: clock.now() });
    if (saved === undefined) return refused({ code: "WRONG_SAVED_CARD" });
    const [number, key] = [decided.value, randomUUID()];
    await insertAttempt(trx, stored, { number, key, returnKey: randomUUID() });
    const { rows } = await sql<{ email: string }>`
      select u.email from profile p join authentication_user u on u.id = p.authentication_user_id
       where p.id = ${stored.buyerId}`.execute(trx);
    const attempt = { number, status: "SUBMITTING", paymentId: null, seenAt: null, returnReason: null } as const;
    const now = { ...stored, intent: { ...stored.intent, attempts: [...stored.intent.attempts, attempt] } };
    await showInHistory(trx, now, clock.now());
    return accepted({ kind: "BEGUN", stored: now, number, key, email: rows[0]?.email ?? "", saved });
  });
}

/** What the cafeteria is called, for the buyer's statement; no child stands in it. */
const description = "Recarga de saldo";

async function chargeIt(
  db: Kysely<unknown>,
  online: SellerPayments,
  { stored, number, key, email, saved }: Extract<Begun, { readonly kind: "BEGUN" }>,
  { card, savingToken }: Submit,
): Promise<Result<Submitted, SubmitFailure>> {
  const { intent, cafeteriaId, fees, transactionId } = stored;
  const named = { intentId: intent.id, number };
  // The call took its time; what is written after it has a patience of its own.
  const hear = <T>(work: () => Promise<T>): Promise<T> => withPatience(patienceMs, work);
  const link = await sellerOf(db, { cafeteriaId, accountId: intent.accountId });
  const charged = link.ok
    ? await asSeller(db, online, link.value, (token) =>
        online.provider.charge(token, {
          ...card,
          // Of a saved card the provider knows who holds it.
          ...(saved !== null && { methodId: saved.brand, issuerId: null, identification: null }),
          customerId: saved?.customerId ?? null,
          reference: intent.id,
          key,
          total: fees.total,
          commission: link.value.kind === "OAUTH" ? fees.commission : null,
          buyerEmail: email,
          description,
          noticeUrl: online.noticeUrl({ ...link.value, isOwn: link.value.kind === "OWN" }),
        }),
      )
    : link;
  if (!charged.ok) {
    const { kind, providerCode } = charged.failure;
    online.report({ code: "CHARGE_FAILED", intentId: intent.id, kind, providerCode });
    const isLost = mayHaveCharged(kind);
    const status = await hear(() => takeFact(db, online, named, { kind: isLost ? "LOST" : "NOT_CHARGED" }));
    if (saved !== null) await dropUnknownCard(db, online, saved, charged.failure);
    const isRefusal = isLost || kind === "REJECTED" || kind === "INVALID";
    if (!isRefusal) return refused({ code: "MP_NOT_AVAILABLE" });
    return accepted({ status: status ?? "UNKNOWN", transactionId, paymentId: null, isCardSaved: false });
  }
  const payment = charged.value;
  const answered = await hear(() => takeFact(db, online, named, { kind: "ANSWERED", payment }));
  if (payment.state === "REJECTED" || !link.ok)
    return accepted({ status: answered ?? "REJECTED", transactionId, paymentId: payment.id, isCardSaved: false });
  // Only a look at its books counts. Should it fail, the net looks again.
  const read = await asSeller(db, online, link.value, (token) => online.provider.read(token, payment.id));
  const status = read.ok
    ? await hear(() => takeReadBack(db, online, { intentId: intent.id, provider: "MERCADO_PAGO" }, read.value))
    : answered;
  const isPaid = read.ok && status !== undefined && toldStatusOf(status) === "approved";
  const isCardSaved =
    isPaid && savingToken !== null
      ? await saveCard(db, online, { stored, link: link.value, email, payment: read.value, cardToken: savingToken })
      : false;
  return accepted({ status: status ?? "UNKNOWN", transactionId, paymentId: payment.id, isCardSaved });
}

/** Charges once what the intent froze, or says how it stands. ONLINE-05 */
export async function submitPayment(
  db: Kysely<unknown>,
  online: SellerPayments,
  submit: Submit,
): Promise<Result<Submitted, SubmitFailure>> {
  const begun = await begin(db, online, submit);
  if (!begun.ok) return begun;
  if (begun.value.kind === "BEGUN") return chargeIt(db, online, begun.value, submit);
  const { stored } = begun.value;
  const attempt = stored.intent.attempts.at(-1);
  return accepted({
    status: intentStatusOf(stored.intent),
    transactionId: stored.transactionId,
    paymentId: attempt?.paymentId ?? null,
    isCardSaved: await wasCardSaved(db, stored.intent.id),
  });
}
