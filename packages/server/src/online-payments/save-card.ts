import { setTimeout as pause } from "node:timers/promises";
import { type Result, id } from "@cantina/domain/kernel";
import type { ProviderFailure, ProviderPayment, SavedCard } from "@cantina/domain/payments";
import type { Kysely } from "kysely";
import { v7 as newSortableId } from "uuid";
import { inTransaction, noteChange, patienceMs, withPatience } from "../db/index.ts";
import { failed } from "../provider-calls/index.ts";
import type { StoredIntent } from "./intents.queries.ts";
import type { StoredLink } from "./links.queries.ts";
import type { SellerPayments } from "./online-payments.ts";
import { type OwnCard, deleteSavedCard, putSavedCard } from "./saved-cards.queries.ts";
import { asSeller } from "./seller-access.ts";

export type Saving = {
  readonly stored: StoredIntent;
  readonly link: StoredLink;
  readonly email: string;
  /** Approved: nothing is saved of another. */
  readonly payment: ProviderPayment;
  /** Of the card that paid, and not the one that it paid by. */
  readonly cardToken: string;
};

/** The buyer has paid and waits to hear so: all calls together take no longer. */
const savingMs = 5_000;

/** The provider's customer and card, for which no transaction is open. */
async function askToKeep(
  db: Kysely<unknown>,
  online: SellerPayments,
  { link, email, payment, cardToken }: Saving,
): Promise<Result<SavedCard, ProviderFailure>> {
  const { cards } = online;
  const endsAt = performance.now() + savingMs;
  const customer = await asSeller(db, online, link, (token) => cards.customerOf(token, email));
  if (!customer.ok) return customer;
  // Nobody waits any more for what a card would say.
  if (performance.now() > endsAt) return failed("UNREACHABLE");
  const card = { customerId: customer.value, cardToken, since: payment.updatedAt };
  return asSeller(db, online, link, (token) => cards.add(token, card));
}

/** Whether the card is kept now. That it isn't changes nothing of the payment, and nobody tries again. CARD-09 */
export async function saveCard(db: Kysely<unknown>, online: SellerPayments, saving: Saving): Promise<boolean> {
  const { intent, cafeteriaId, buyerId } = saving.stored;
  const late = failed("UNREACHABLE", "LATE");
  const kept = await Promise.race([askToKeep(db, online, saving), pause(savingMs, late, { ref: false })]);
  if (!kept.ok) {
    const { kind, providerCode } = kept.failure;
    online.report({ code: "CARD_NOT_SAVED", intentId: intent.id, kind, providerCode });
    return false;
  }
  const { accountId, id: intentId } = intent;
  const row = { cafeteriaId, clientId: buyerId, accountId, intentId, card: kept.value, at: online.clock.now() };
  try {
    // The calls took their time; what is written after them has a patience of its own.
    return await withPatience(patienceMs, () =>
      inTransaction(db, async (trx) => {
        const saved = await putSavedCard(trx, id<"savedCard">(newSortableId()), row);
        if (saved !== null) noteChange({ entity: "savedCard", id: saved, after: "SAVED" });
        return saved !== null;
      }),
    );
  } catch {
    // The payment is booked, and what the database says of a row would name the card.
    online.report({ code: "CARD_NOT_SAVED", intentId, kind: "NOT_WRITTEN", providerCode: null });
    return false;
  }
}

/** What the provider does not know any more is offered to nobody. CARD-11 */
export async function dropUnknownCard(
  db: Kysely<unknown>,
  { cards }: SellerPayments,
  card: OwnCard,
  failure: ProviderFailure,
): Promise<void> {
  if (!cards.isUnknown(failure)) return;
  await withPatience(patienceMs, () =>
    inTransaction(db, async (trx) => {
      if (await deleteSavedCard(trx, card.id)) noteChange({ entity: "savedCard", id: card.id, after: "UNKNOWN" });
    }),
  );
}
