import type { CafeteriaId, Cents, Instant, OrderId, ProfileId } from "@cantina/domain/kernel";
import {
  type OnlineProvider,
  type PaymentAttempt,
  type PaymentFees,
  type PaymentIntent,
  intentStatusOf,
  isOpenStatus,
} from "@cantina/domain/payments";
import { type Kysely, type Transaction, sql } from "kysely";

export type StoredIntent = {
  readonly intent: PaymentIntent;
  readonly provider: OnlineProvider;
  readonly cafeteriaId: CafeteriaId;
  readonly transactionId: OrderId;
  readonly buyerId: ProfileId;
  readonly fees: PaymentFees;
  readonly submitUntil: Instant;
};

export type NewIntent = Omit<StoredIntent, "intent"> & {
  readonly intent: Omit<PaymentIntent, "bookedAttempt" | "attempts">;
  readonly at: Instant;
};

/** Beside its transaction, which is pending. ONLINE-01 */
export async function insertIntent(trx: Transaction<unknown>, stored: NewIntent): Promise<void> {
  const { intent, provider, cafeteriaId, transactionId, buyerId, fees, submitUntil, at } = stored;
  await sql`
    insert into transaction (id, cafeteria_id, order_type, status, buyer_id, payment_method, subtotal, total_price,
      marketplace_fee, local_date, date_time, last_status_update, origin_medium)
    select ${transactionId}, c.id, 'BALANCE_CHARGE', 'STARTED', ${buyerId}, ${provider}, ${fees.total},
           ${fees.total}, ${fees.surcharge}, (${at}::timestamptz at time zone c.tz_name)::date, ${at}, ${at}, 'MOBILE'
      from cafeteria c where c.id = ${cafeteriaId}`.execute(trx);
  await sql`
    insert into payment_intent (id, cafeteria_id, transaction_id, provider, account_id, is_live, is_debit_only, buyer_id,
      currency, base, surcharge, total, commission, created_at, submit_until)
    values (${intent.id}, ${cafeteriaId}, ${transactionId}, ${provider}, ${intent.accountId}, ${intent.isLive},
      ${intent.isDebitOnly}, ${buyerId}, ${intent.currency}, ${fees.base}, ${fees.surcharge}, ${fees.total},
      ${fees.commission}, ${at}, ${submitUntil})`.execute(trx);
}

type Row = Omit<PaymentIntent, "attempts"> & {
  readonly provider: OnlineProvider;
  readonly cafeteriaId: CafeteriaId;
  readonly transactionId: OrderId;
  readonly buyerId: ProfileId;
  readonly submitUntil: Instant;
  readonly base: Cents;
  readonly surcharge: Cents;
  readonly commission: Cents;
};

async function attemptsOf(db: Kysely<unknown>, intentId: string): Promise<readonly PaymentAttempt[]> {
  const { rows } = await sql<PaymentAttempt>`
    select a.number, a.status, a.payment_id as "paymentId", iso_instant(a.seen_at) as "seenAt",
           a.return_reason as "returnReason", c.card as "chosenCard"
      from payment_attempt a
      left join page_choice c on c.intent_id = a.intent_id and c.number = a.number
     where a.intent_id = ${intentId} order by a.number`.execute(db);
  return rows;
}

/** Alone with an intent: whoever looks at the same payment waits. undefined: there is none of that id. LOCK-01 */
export async function lockIntent(trx: Transaction<unknown>, intentId: string): Promise<StoredIntent | undefined> {
  const { rows } = await sql<Row>`
    select id, provider, cafeteria_id as "cafeteriaId", transaction_id as "transactionId", buyer_id as "buyerId", total, currency,
           account_id as "accountId", is_live as "isLive", is_debit_only as "isDebitOnly", base, surcharge, commission,
           booked_attempt as "bookedAttempt", iso_instant(submit_until) as "submitUntil"
      from payment_intent where id = ${intentId} for no key update`.execute(trx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { provider, cafeteriaId, transactionId, buyerId, submitUntil, base, surcharge, commission, ...intent } = row;
  return {
    intent: { ...intent, attempts: await attemptsOf(trx, intentId) },
    provider,
    cafeteriaId,
    transactionId,
    buyerId,
    submitUntil,
    fees: { base, surcharge, total: intent.total, commission },
  };
}

export async function writeIntent(
  trx: Transaction<unknown>,
  before: PaymentIntent,
  after: PaymentIntent,
): Promise<void> {
  for (const attempt of after.attempts) {
    const former = before.attempts.find(({ number }) => number === attempt.number);
    if (former === attempt) continue;
    const { number, status, paymentId, seenAt, returnReason } = attempt;
    const isReturnNew = returnReason !== null && former?.returnReason !== returnReason;
    await sql`
      update payment_attempt
         set status = ${status}, payment_id = ${paymentId}, seen_at = ${seenAt}, return_reason = ${returnReason},
             look_at = case when not ${isOpenStatus(status)} then null
                            when ${isReturnNew} then clock_timestamp() else look_at end
       where intent_id = ${after.id} and number = ${number}`.execute(trx);
  }
  await sql`
    update payment_intent set status = ${intentStatusOf(after)}, booked_attempt = ${after.bookedAttempt}
     where id = ${after.id}`.execute(trx);
}

export type StartedAttempt = { readonly number: number; readonly key: string; readonly returnKey: string };

/** Looked up after a minute, if nobody has told by then what became of it. ONLINE-01 */
export async function insertAttempt(
  trx: Transaction<unknown>,
  { intent: { id, accountId }, provider }: StoredIntent,
  { number, key, returnKey }: StartedAttempt,
): Promise<void> {
  await sql`
    insert into payment_attempt (intent_id, number, provider, account_id, idempotency_key, return_key, status, started_at,
      look_at)
    values (${id}, ${number}, ${provider}, ${accountId}, ${key}, ${returnKey}, 'SUBMITTING', clock_timestamp(),
      clock_timestamp() + interval '1 minute')`.execute(trx);
  await sql`update payment_intent set status = 'SUBMITTING' where id = ${id}`.execute(trx);
}

/** For a person, until a read-back settles it. */
export async function noteAttention(trx: Kysely<unknown>, intentId: string, why: string): Promise<void> {
  await sql`update payment_intent set attention = ${why} where id = ${intentId}`.execute(trx);
}

export async function isBuyerOpen(trx: Kysely<unknown>, buyerId: ProfileId): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select status = 'ENABLED' as "isOpen" from profile where id = ${buyerId}`.execute(trx);
  return rows[0]?.isOpen === true;
}
