import type { Cents } from "@cantina/domain/kernel";
import { type HostedName, intentIdOf, referenceOf } from "@cantina/domain/payments";
import { type Kysely, sql } from "kysely";

export type PageFacts = {
  readonly key: string;
  readonly total: Cents;
  readonly currency: string;
  readonly country: string;
  readonly accountId: string;
  readonly buyerId: string;
  readonly email: string;
  /** null: nobody has heard it yet. */
  readonly url: string | null;
};

type Attempt = { readonly intentId: string; readonly number: number };

/** All that a page is opened with: the same each time. */
export async function findPage(db: Kysely<unknown>, { intentId, number }: Attempt): Promise<PageFacts | undefined> {
  const { rows } = await sql<PageFacts>`
    select a.idempotency_key as key, i.total, i.currency, c.country_id as country, a.account_id as "accountId",
           i.buyer_id as "buyerId", u.email, a.page_url as url
      from payment_attempt a
      join payment_intent i on i.id = a.intent_id
      join cafeteria c on c.id = i.cafeteria_id
      join profile p on p.id = i.buyer_id
      join authentication_user u on u.id = p.authentication_user_id
     where a.intent_id = ${intentId} and a.number = ${number}`.execute(db);
  return rows[0];
}

type Page = { readonly url: string; readonly pageId: string | null };

/**
 * The first that is heard stays: who else asked meanwhile is led there too, and nobody to a second page. Whose choice
 * will be heard of is written with it. ONLINE-12 ONLINE-14
 */
export async function keepPage(
  db: Kysely<unknown>,
  { intentId, number }: Attempt,
  { url, pageId }: Page,
): Promise<string> {
  const { rows } = await sql<{ url: string }>`
    with kept as (
      update payment_attempt set page_url = coalesce(page_url, ${url})
       where intent_id = ${intentId} and number = ${number} returning provider, page_url as url
    ), noted as (
      insert into page_choice (provider, page_id, intent_id, number)
      select provider, ${pageId}, ${intentId}, ${number} from kept where url = ${url} and ${pageId}::text is not null
      on conflict do nothing
    )
    select url from kept`.execute(db);
  return rows[0]?.url ?? url;
}

/** Whose the payment is that an attempt's name begins with; undefined: of no intent of that provider's. */
export async function findIntentAccount(
  db: Kysely<unknown>,
  { provider, paymentId }: { readonly provider: HostedName; readonly paymentId: string },
): Promise<string | undefined> {
  const intentId = intentIdOf(referenceOf(paymentId));
  if (intentId === null) return undefined;
  const { rows } = await sql<{ accountId: string }>`
    select account_id as "accountId" from payment_intent where id = ${intentId} and provider = ${provider}`.execute(db);
  return rows[0]?.accountId;
}
