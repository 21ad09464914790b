import { type AskedPayment, type OnlineProvider, nextLookMs } from "@cantina/domain/payments";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import { inTransaction } from "../db/index.ts";

export type DueAttempt = {
  readonly intentId: string;
  readonly provider: OnlineProvider;
  readonly number: number;
  readonly cafeteriaId: CafeteriaId;
  readonly accountId: string;
  readonly status: string;
  readonly asked: AskedPayment;
  readonly paymentId: string | null;
  readonly isToReturn: boolean;
  readonly returnKey: string;
  readonly looks: number;
  /** Nobody looks after this one. */
  readonly isLast: boolean;
};

/** One that is due, its next look set before it is looked at: a server that dies in it has used it up. PAY-08 */
export const takeDueAttempt = (db: Kysely<unknown>): Promise<DueAttempt | undefined> =>
  inTransaction(db, async (trx): Promise<DueAttempt | undefined> => {
    const { rows } = await sql<Omit<DueAttempt, "isLast" | "asked"> & AskedPayment>`
      select a.intent_id as "intentId", i.provider, a.number, i.cafeteria_id as "cafeteriaId", a.account_id as "accountId", a.status,
             iso_instant(a.started_at) as "openedAt", i.total, i.currency, a.payment_id as "paymentId", a.return_reason is not null and a.status = 'APPROVED' as "isToReturn",
             a.return_key as "returnKey", a.looks
        from payment_attempt a join payment_intent i on i.id = a.intent_id
       where a.look_at <= clock_timestamp()
       order by a.look_at, a.intent_id, a.number limit 1 for update of a skip locked`.execute(trx);
    const [due] = rows;
    if (due === undefined) return undefined;
    const wait = nextLookMs(due.looks);
    await sql`
      update payment_attempt
         set looks = looks + 1, look_at = clock_timestamp() + make_interval(secs => ${wait === null ? null : wait / 1_000})
       where intent_id = ${due.intentId} and number = ${due.number}`.execute(trx);
    const { total, currency, openedAt, ...attempt } = due;
    return { ...attempt, asked: { total, currency, openedAt }, isLast: wait === null };
  });

export type DueEvent = {
  readonly id: number;
  readonly provider: OnlineProvider;
  readonly accountId: string;
  readonly paymentId: string;
  /** So old that what it tells of is none of ours. */
  readonly isOld: boolean;
  /** Nobody could look at it for so long that nobody will. */
  readonly isHopeless: boolean;
};

export async function takeDueEvent(db: Kysely<unknown>): Promise<DueEvent | undefined> {
  const { rows } = await sql<DueEvent>`
    update payment_event set look_at = clock_timestamp() + greatest(interval '1 minute', (clock_timestamp() - received_at) / 4)
     where id = (select id from payment_event where settled_at is null and look_at <= clock_timestamp()
                  order by look_at, id limit 1 for update skip locked)
    returning id, provider, account_id as "accountId", payment_id as "paymentId",
              received_at < clock_timestamp() - interval '1 hour' as "isOld",
              received_at < clock_timestamp() - interval '7 days' as "isHopeless"`.execute(db);
  return rows[0];
}

/** What the payment that an event is of was asked for; undefined: by that name and account for nothing. */
export async function findAsked(
  db: Kysely<unknown>,
  { provider, accountId, paymentId }: Pick<DueEvent, "provider" | "accountId" | "paymentId">,
): Promise<AskedPayment | undefined> {
  const { rows } = await sql<AskedPayment>`
    select i.total, i.currency, iso_instant(a.started_at) as "openedAt"
      from payment_attempt a join payment_intent i on i.id = a.intent_id
     where a.provider = ${provider} and a.account_id = ${accountId} and a.payment_id = ${paymentId}`.execute(db);
  return rows[0];
}

export async function settleEvent(db: Kysely<unknown>, id: number): Promise<void> {
  await sql`update payment_event set settled_at = clock_timestamp() where id = ${id}`.execute(db);
}

export type NewEvent = Pick<DueEvent, "provider" | "accountId" | "paymentId"> & { readonly fingerprint: Buffer };

/** The same twice is one. ONLINE-07 */
export async function insertEvent(
  db: Kysely<unknown>,
  { provider, accountId, paymentId, fingerprint }: NewEvent,
): Promise<void> {
  await sql`
    insert into payment_event (provider, account_id, payment_id, fingerprint)
    values (${provider}, ${accountId}, ${paymentId}, ${fingerprint}) on conflict do nothing`.execute(db);
}

/** Those that nobody submitted in time; their pages can't any more. */
export async function expireIntents(trx: Transaction<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ transactionId: string }>`
    update payment_intent set status = 'REJECTED'
     where id in (select id from payment_intent where status = 'CREATED'
                     and submit_until < clock_timestamp() - interval '1 minute' order by id limit 100 for update skip locked)
    returning transaction_id as "transactionId"`.execute(trx);
  const ids = rows.map(({ transactionId }) => transactionId).toSorted();
  if (ids.length > 0)
    await sql`
      update transaction set status = 'CANCELLED', last_status_update = clock_timestamp()
       where id = any(${ids}::uuid[]) and status = 'STARTED'`.execute(trx);
  return ids;
}
