import type { CafeteriaId, Id, Instant, ProfileId } from "@cantina/domain/kernel";
import type { SavedCard } from "@cantina/domain/payments";
import { type Kysely, type Transaction, sql } from "kysely";

type Owner = { readonly cafeteriaId: CafeteriaId; readonly clientId: ProfileId };
export type OwnCard = SavedCard & { readonly id: Id<"savedCard">; readonly accountId: string };

const columns = sql`
  s.id, s.account_id as "accountId", s.customer_id as "customerId", s.card_id as "cardId", s.last_four as "lastFour",
  s.brand, s.kind, s.expiry_month as "expiryMonth", s.expiry_year as "expiryYear"`;

/** The client's, of the account that the cafeteria is linked to; the newest first. CARD-10 */
export async function listOwnCards(db: Kysely<unknown>, { cafeteriaId, clientId }: Owner): Promise<readonly OwnCard[]> {
  const { rows } = await sql<OwnCard>`
    select ${columns} from saved_card s
      join provider_link l on l.cafeteria_id = s.cafeteria_id and l.provider = 'MERCADO_PAGO' and l.account_id = s.account_id
     where s.cafeteria_id = ${cafeteriaId} and s.client_id = ${clientId} and l.status <> 'REMOVED'
     order by s.saved_at desc, s.id`.execute(db);
  return rows;
}

type Saved = Owner & {
  readonly accountId: string;
  readonly intentId: string;
  readonly card: SavedCard;
  readonly at: Instant;
};

/** Once, however often it is saved. null: the cafeteria has left that account meanwhile. CARD-09 CARD-11 */
export async function putSavedCard(
  trx: Transaction<unknown>,
  id: Id<"savedCard">,
  { cafeteriaId, clientId, accountId, intentId, card, at }: Saved,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into saved_card (id, cafeteria_id, client_id, account_id, customer_id, card_id, last_four, brand, kind,
      expiry_month, expiry_year, intent_id, saved_at)
    select ${id}, ${cafeteriaId}, ${clientId}, l.account_id, ${card.customerId}, ${card.cardId}, ${card.lastFour},
           ${card.brand}, ${card.kind}, ${card.expiryMonth}, ${card.expiryYear}, ${intentId}, ${at}::timestamptz
      from provider_link l
     where l.cafeteria_id = ${cafeteriaId} and l.provider = 'MERCADO_PAGO' and l.account_id = ${accountId}
       and l.status <> 'REMOVED'
       for share
    on conflict (client_id, account_id, card_id) do update
       set customer_id = excluded.customer_id, last_four = excluded.last_four, brand = excluded.brand,
           kind = excluded.kind, expiry_month = excluded.expiry_month, expiry_year = excluded.expiry_year,
           intent_id = excluded.intent_id, saved_at = excluded.saved_at
    returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Whether a card was saved with that payment. */
export async function wasCardSaved(db: Kysely<unknown>, intentId: string): Promise<boolean> {
  const { rows } = await sql`select from saved_card where intent_id = ${intentId}`.execute(db);
  return rows.length > 0;
}

/** False: it is gone already. */
export async function deleteSavedCard(trx: Transaction<unknown>, id: Id<"savedCard">): Promise<boolean> {
  const { rows } = await sql`delete from saved_card where id = ${id} returning 1`.execute(trx);
  return rows.length > 0;
}

/** All but those of the account; of none, all: with another seller they are nobody's. CARD-11 */
export async function forgetCardsBut(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  accountId: string | null,
): Promise<void> {
  await sql`
    delete from saved_card
     where cafeteria_id = ${cafeteriaId} and account_id is distinct from ${accountId}::text`.execute(trx);
}

/** Of a client whose account is closed. CARD-11 */
export async function forgetCardsOf(trx: Transaction<unknown>, clientId: ProfileId): Promise<void> {
  await sql`delete from saved_card where client_id = ${clientId}`.execute(trx);
}
