import type { CafeteriaId, CommensalId, ProductId, SubscriptionId } from "@cantina/domain/kernel";
import type { PayDayPrice, SubscriptionDraft, SubscriptionStatus } from "@cantina/domain/subscriptions";
import { type Transaction, sql } from "kysely";

type Place = { readonly cafeteriaId: CafeteriaId; readonly subscriptionId: SubscriptionId };

async function writePrices(
  trx: Transaction<unknown>,
  subscriptionId: SubscriptionId,
  prices: readonly PayDayPrice[],
): Promise<void> {
  await sql`delete from subscription_price where subscription_id = ${subscriptionId}`.execute(trx);
  await sql`
    insert into subscription_price (subscription_id, day, price)
    select ${subscriptionId}, day, price
      from unnest(${prices.map(({ day }) => day)}::integer[], ${prices.map(({ price }) => price)}::bigint[])
        as row(day, price)`.execute(trx);
}

export async function addSubscription(trx: Transaction<unknown>, place: Place, draft: SubscriptionDraft) {
  await sql`
    insert into subscription (id, cafeteria_id, name, available_week_dates, product_id)
    values (${place.subscriptionId}, ${place.cafeteriaId}, ${draft.name}, ${draft.availableWeekDates}::text[],
      ${draft.productId})`.execute(trx);
  await writePrices(trx, place.subscriptionId, draft.payDayPrices);
}

/** Whether its meals can be that. SUBS-18 */
export async function canBeServed(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  productId: ProductId | null,
  former: ProductId | null = null,
): Promise<boolean> {
  if (productId === null || productId === former) return true;
  const { rows } = await sql`
    select 1 from product
     where id = ${productId} and cafeteria_id = ${cafeteriaId} and status = 'ENABLED' and type = 'PRODUCT'`.execute(
    trx,
  );
  return rows.length > 0;
}

type LockedSubscription = {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly version: number;
  readonly productId: ProductId | null;
};

/** Nobody charges, links, serves or edits it until this transaction ends; undefined: unknown or deleted. */
export async function lockSubscription(
  trx: Transaction<unknown>,
  { cafeteriaId, subscriptionId }: Place,
): Promise<LockedSubscription | undefined> {
  const { rows } = await sql<LockedSubscription>`
    select id, status, version, product_id as "productId" from subscription
     where cafeteria_id = ${cafeteriaId} and id = ${subscriptionId} and status <> 'DELETED'
       for no key update`.execute(trx);
  return rows[0];
}

export async function rewriteSubscription(
  trx: Transaction<unknown>,
  subscriptionId: SubscriptionId,
  draft: SubscriptionDraft,
): Promise<void> {
  await sql`
    update subscription
       set version = version + 1, name = ${draft.name}, available_week_dates = ${draft.availableWeekDates}::text[],
           product_id = ${draft.productId}
     where id = ${subscriptionId}`.execute(trx);
  await writePrices(trx, subscriptionId, draft.payDayPrices);
}

export async function setStatus(
  trx: Transaction<unknown>,
  subscriptionId: SubscriptionId,
  status: SubscriptionStatus,
): Promise<void> {
  await sql`update subscription set status = ${status} where id = ${subscriptionId}`.execute(trx);
}

/** How many of them can be linked; their rows stay as they are until this transaction ends. Lock them before the subscription. */
export async function lockLinkable(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  commensalIds: readonly CommensalId[],
): Promise<number> {
  const { rows } = await sql`
    select c.id from commensal c join profile p on p.id = c.profile_id
     where c.cafeteria_id = ${cafeteriaId} and c.id = any (${commensalIds}::uuid[])
       and c.status = 'ENABLED' and p.status = 'ENABLED' and p.type = 'CLIENT'
     order by c.id for share of c`.execute(trx);
  return rows.length;
}

/** Who is in it already stays so. */
export async function addLinks(
  trx: Transaction<unknown>,
  { cafeteriaId, subscriptionId }: Place,
  commensalIds: readonly CommensalId[],
): Promise<void> {
  await sql`
    insert into subscription_commensal (cafeteria_id, subscription_id, commensal_id)
    select ${cafeteriaId}, ${subscriptionId}, commensal_id from unnest(${commensalIds}::uuid[]) as commensal_id
     order by commensal_id on conflict do nothing`.execute(trx);
}

/** That one's link, or all; says how many there were. */
export async function removeLinks(
  trx: Transaction<unknown>,
  subscriptionId: SubscriptionId,
  only: CommensalId | null,
): Promise<number> {
  const { rows } = await sql`
    delete from subscription_commensal
     where subscription_id = ${subscriptionId} and (${only}::uuid is null or commensal_id = ${only}::uuid)
    returning 1`.execute(trx);
  return rows.length;
}
