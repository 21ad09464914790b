import type { CafeteriaId, Cents, Instant, OrderId, ProfileId } from "@cantina/domain/kernel";
import type { BookDifference, BookedPayment, DifferenceKind, OnlineProvider } from "@cantina/domain/payments";
import { type Kysely, type Transaction, sql } from "kysely";
import { v7 as newSortableId } from "uuid";

type Place = {
  readonly cafeteriaId: CafeteriaId;
  readonly provider: OnlineProvider;
  readonly accountId: string;
};

/** Of those payments, what our books say. */
export async function readOwnPayments(
  db: Kysely<unknown>,
  { provider, accountId }: Place,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, BookedPayment>> {
  const { rows } = await sql<BookedPayment>`
    select a.payment_id as "paymentId", i.id as "intentId", i.total, a.status, a.return_reason is not null as "isToReturn"
      from payment_attempt a join payment_intent i on i.id = a.intent_id
     where a.provider = ${provider} and a.account_id = ${accountId} and a.payment_id = any(${paymentIds}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.paymentId, row]));
}

/** Of those intents, the ones that a wallet paid to this account: its payments stand in the seller's list as well. */
export async function readWalletIntents(
  db: Kysely<unknown>,
  { accountId }: Pick<Place, "accountId">,
  intentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from payment_intent
     where id = any(${intentIds}::uuid[]) and provider = 'WALLET_CONNECT' and account_id = ${accountId}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type Range = { readonly from: Instant; readonly until: Instant };

/** What we booked in that time, by the provider's names. */
export async function readBookedIds(
  db: Kysely<unknown>,
  { cafeteriaId, provider, accountId }: Place,
  { from, until }: Range,
): Promise<readonly string[]> {
  const { rows } = await sql<{ paymentId: string }>`
    select a.payment_id as "paymentId"
      from payment_booking b
      join payment_intent i on i.id = b.intent_id and i.status = 'BOOKED'
      join payment_attempt a on a.intent_id = i.id and a.number = i.booked_attempt
     where i.cafeteria_id = ${cafeteriaId} and i.provider = ${provider} and i.account_id = ${accountId} and b.booked_at >= ${from} and b.booked_at < ${until}
     order by b.booked_at limit 5000`.execute(db);
  return rows.map(({ paymentId }) => paymentId);
}

/** Each once: what was told is not told again, and the screens that show it hear of it. PAY-09 PROVIDER-06 */
export async function insertDifference(
  db: Kysely<unknown>,
  { cafeteriaId, provider, accountId }: Place,
  { kind, paymentId, intentId, ours, theirs }: BookDifference,
): Promise<void> {
  await sql`
    with told as (
      insert into payment_difference (id, cafeteria_id, provider, account_id, kind, payment_id, intent_id, ours, theirs)
      values (${newSortableId()}, ${cafeteriaId}, ${provider}, ${accountId}, ${kind}, ${paymentId}, ${intentId}, ${ours}, ${theirs})
      on conflict do nothing
      returning cafeteria_id
    )
    insert into change_event (cafeteria_id, kind, entity_type, entity_id)
    select cafeteria_id, 'changed', 'cafeteria', cafeteria_id::text from told`.execute(db);
}

export type ListedDifference = {
  readonly id: string;
  readonly provider: OnlineProvider;
  readonly kind: DifferenceKind;
  readonly paymentId: string;
  readonly transactionId: OrderId | null;
  readonly buyerName: string | null;
  readonly ours: Cents | null;
  readonly theirs: Cents | null;
  readonly foundAt: Instant;
  readonly resolvedAt: Instant | null;
  readonly resolvedBy: string | null;
  readonly comment: string | null;
};

export async function listDifferences(db: Kysely<unknown>, cafeteriaId: string): Promise<readonly ListedDifference[]> {
  const { rows } = await sql<ListedDifference>`
    select d.id, d.provider, d.kind, d.payment_id as "paymentId", i.transaction_id as "transactionId", b.username as "buyerName", d.ours,
           d.theirs, d.found_at as "foundAt", d.resolved_at as "resolvedAt", r.username as "resolvedBy", d.comment
      from payment_difference d
      left join payment_intent i on i.id = d.intent_id
      left join profile b on b.id = i.buyer_id
      left join profile r on r.id = d.resolved_by
     where d.cafeteria_id = ${cafeteriaId}
     order by d.resolved_at is not null, d.found_at desc, d.id limit 100`.execute(db);
  return rows;
}

/** False: there is none of that id that is open. Resolved already it stays as the first one left it. */
export async function resolveDifference(
  trx: Transaction<unknown>,
  {
    cafeteriaId,
    id,
    by,
    comment,
  }: { readonly cafeteriaId: string; readonly id: string; readonly by: ProfileId; readonly comment: string },
): Promise<boolean> {
  const { rows } = await sql`
    update payment_difference
       set resolved_at = clock_timestamp(), resolved_by = ${by}, comment = ${comment}
     where id = ${id} and cafeteria_id = ${cafeteriaId} and resolved_at is null returning 1`.execute(trx);
  return rows.length > 0;
}

export async function readComparedAt(db: Kysely<unknown>, cafeteriaId: string): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant | null }>`
    select iso_instant(min(compared_at)) as at from payment_comparison where cafeteria_id = ${cafeteriaId}`.execute(db);
  return rows[0]?.at ?? null;
}

/** What we asked a provider for in that time and know the name of there: of one that lists nothing it is all that there is. */
export async function readAskedIds(
  db: Kysely<unknown>,
  { cafeteriaId, provider, accountId }: Place,
  { from, until }: Range,
): Promise<readonly string[]> {
  const { rows } = await sql<{ paymentId: string }>`
    select a.payment_id as "paymentId"
      from payment_attempt a join payment_intent i on i.id = a.intent_id
     where i.cafeteria_id = ${cafeteriaId} and i.provider = ${provider} and i.account_id = ${accountId}
       and a.payment_id is not null and a.started_at >= ${from} and a.started_at < ${until}
     order by a.started_at limit 5000`.execute(db);
  return rows.map(({ paymentId }) => paymentId);
}

/** From the coming night on. */
export async function beginComparing(
  trx: Transaction<unknown>,
  { cafeteriaId, provider }: Omit<Place, "accountId">,
): Promise<void> {
  await sql`
    insert into payment_comparison (cafeteria_id, provider, due_at)
    select c.id, ${provider}, ((clock_timestamp() at time zone c.tz_name)::date + 1 + time '03:00') at time zone c.tz_name
      from cafeteria c where c.id = ${cafeteriaId}
    on conflict do nothing`.execute(trx);
}

export type DueComparison = { readonly cafeteriaId: CafeteriaId; readonly provider: OnlineProvider };

/** The cafeteria whose turn it is: of several servers one takes it, at about three in the morning there. */
export async function takeDueComparison(db: Kysely<unknown>): Promise<DueComparison | undefined> {
  await sql`
    insert into payment_comparison (cafeteria_id, provider, due_at)
    select l.cafeteria_id, l.provider,
           ((clock_timestamp() at time zone c.tz_name)::date + 1 + time '03:00') at time zone c.tz_name
      from (select cafeteria_id, provider from provider_link where status in ('ACTIVE', 'DISABLED')
             union
            select k.cafeteria_id, 'WALLET_CONNECT' from provider_link k
             where k.provider = 'MERCADO_PAGO' and k.status in ('ACTIVE', 'DISABLED')
               and exists (select from wallet_agreement w
                            where w.cafeteria_id = k.cafeteria_id and w.account_id = k.account_id)) l
      join cafeteria c on c.id = l.cafeteria_id
    on conflict do nothing`.execute(db);
  const { rows } = await sql<DueComparison>`
    update payment_comparison p
       set due_at = ((clock_timestamp() at time zone c.tz_name)::date + 1 + time '03:00') at time zone c.tz_name
      from cafeteria c
     where c.id = p.cafeteria_id and (p.cafeteria_id, p.provider) = (
       select cafeteria_id, provider from payment_comparison where due_at <= clock_timestamp() order by due_at limit 1 for update skip locked)
    returning p.cafeteria_id as "cafeteriaId", p.provider`.execute(db);
  return rows[0];
}

export async function noteCompared(
  db: Kysely<unknown>,
  { cafeteriaId, provider }: DueComparison,
  at: Instant,
): Promise<void> {
  await sql`
    insert into payment_comparison as p (cafeteria_id, provider, due_at, compared_at)
    select c.id, ${provider}, ((${at}::timestamptz at time zone c.tz_name)::date + 1 + time '03:00') at time zone c.tz_name, ${at}
      from cafeteria c where c.id = ${cafeteriaId}
    on conflict (cafeteria_id, provider) do update set compared_at = excluded.compared_at`.execute(db);
}
