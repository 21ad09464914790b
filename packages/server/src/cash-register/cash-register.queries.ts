import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { cashRegisterEndpoints } from "@cantina/contract/cash-register";
import { type BookableMovement, type RegisterFacts, capOf, isLeftRegister } from "@cantina/domain/cash-register";
import { BrokenInvariant, type CafeteriaId, type Cents, type Instant, noMoney } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";

export type Seller = { readonly cafeteriaId: string; readonly profileId: string };
export type RegisterSession = { readonly id: string; readonly number: number };
export type RegisterState = { readonly session: RegisterSession | null; readonly facts: RegisterFacts };
type CashMovementData = NonNullable<GivenDataOf<typeof cashRegisterEndpoints.readLatestCashMovement>>;

/** CASH-17 CASH-20 */
async function readCap(trx: Transaction<unknown>, cafeteriaId: string): Promise<Cents> {
  const { rows } = await sql<{ own: Cents | null; largest: Cents | null }>`
    select c.cash_cap as own, (
             select max(m.amount)
               from (select id from register_session where cafeteria_id = c.id order by number desc limit 60) s
               join cash_movement m on m.register_session_id = s.id) as largest
      from cafeteria c where c.id = ${cafeteriaId}`.execute(trx);
  return capOf(rows[0]?.own ?? null, rows[0]?.largest ?? null);
}

/** Waits for the sales that are going into the drawer, so that a close counts them all. */
export async function readRegister(trx: Transaction<unknown>, seller: Seller): Promise<RegisterState> {
  const { rows } = await sql<RegisterSession>`
    select id, number from register_session
     where seller_id = ${seller.profileId} and cafeteria_id = ${seller.cafeteriaId} and closed_at is null
       for update`.execute(trx);
  return registerStateOf(trx, seller.cafeteriaId, rows[0]);
}

/** Likewise, of whoever has left; closed: it is, or its seller works there. undefined: there is no such one. ACCESS-20 */
export async function readLeftRegister(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  sessionId: string,
): Promise<RegisterState | undefined> {
  const { rows } = await sql<RegisterSession & Parameters<typeof isLeftRegister>[0]>`
    select s.id, s.number, s.closed_at is null as "isOpen", p.status = 'DELETED' as "hasSellerLeft"
      from register_session s join profile p on p.id = s.seller_id
     where s.id = ${sessionId}::uuid and s.cafeteria_id = ${cafeteriaId}
       for update of s`.execute(trx);
  const found = rows[0];
  return found && registerStateOf(trx, cafeteriaId, isLeftRegister(found) ? found : undefined);
}

async function registerStateOf(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  session: RegisterSession | undefined,
): Promise<RegisterState> {
  const cap = await readCap(trx, cafeteriaId);
  if (session === undefined) return { session: null, facts: { status: "CLOSED", expected: noMoney, cap } };
  // Read after the lock, by a statement of its own: one alone would still see the balance of before it waited.
  const { rows } = await sql<{ balance: Cents }>`
    select balance from account where kind = 'DRAWER' and register_session_id = ${session.id}`.execute(trx);
  if (rows[0] === undefined) throw new BrokenInvariant("an open register has a drawer");
  return { session, facts: { status: "OPEN", expected: rows[0].balance, cap } };
}

/** Opens the next session of the cafeteria. Numbers have no gaps, because the lock holds until this one is committed. */
export async function openSession(
  trx: Transaction<unknown>,
  seller: Seller,
  { amount }: BookableMovement,
  at: Instant,
): Promise<RegisterSession> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`register of ${seller.cafeteriaId}`}, 0))`.execute(trx);
  const { rows } = await sql<RegisterSession>`
    insert into register_session (cafeteria_id, seller_id, number, opened_at, opening_amount)
    select ${seller.cafeteriaId}, ${seller.profileId}, coalesce(max(number), 0) + 1, ${at}::timestamptz, ${amount}::bigint
      from register_session where cafeteria_id = ${seller.cafeteriaId}
    returning id, number`.execute(trx);
  const session = rows[0];
  if (session === undefined) throw new BrokenInvariant("an insert returns its row");
  await sql`
    insert into account (cafeteria_id, kind, register_session_id, balance)
    values (${seller.cafeteriaId}, 'DRAWER', ${session.id}, 0)`.execute(trx);
  return session;
}

type Booking = {
  readonly id: string;
  readonly seller: Seller;
  readonly session: RegisterSession;
  readonly movement: BookableMovement;
  readonly at: Instant;
};

async function postMovement(trx: Transaction<unknown>, { id, seller, session, movement, at }: Booking): Promise<void> {
  for (const { debit, credit, amount } of movement.postings) {
    await sql`
      insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
      select ${seller.cafeteriaId}, d.id, c.id, ${amount}::bigint, 'CASH_MOVEMENT', ${id}::uuid, ${at}::timestamptz
        from account d, account c
       where d.cafeteria_id = ${seller.cafeteriaId} and d.kind = ${debit}
         and (d.kind <> 'DRAWER' or d.register_session_id = ${session.id})
         and c.cafeteria_id = ${seller.cafeteriaId} and c.kind = ${credit}
         and (c.kind <> 'DRAWER' or c.register_session_id = ${session.id})`.execute(trx);
  }
}

/** Writes the movement and its postings; a CLOSE ends the session with what was counted and expected. */
export async function bookMovement(trx: Transaction<unknown>, booking: Booking): Promise<CashMovementData> {
  const { id, session, movement, at } = booking;
  const { type, amount, description, closing } = movement;
  await sql`
    insert into cash_movement (id, register_session_id, type, amount, description, date_time)
    values (${id}, ${session.id}, ${type}, ${amount}, ${description}, ${at})`.execute(trx);
  await postMovement(trx, booking);
  if (closing !== null) {
    await sql`
      update register_session set closed_at = ${at}, counted_amount = ${amount}, expected_amount = ${closing.expected}
       where id = ${session.id}`.execute(trx);
  }
  return {
    id,
    sessionId: session.id,
    sessionNumber: session.number,
    type,
    amount,
    description,
    date: at,
    expected: closing?.expected ?? null,
    difference: closing?.difference ?? null,
  };
}

/** The last thing that happened to the seller's register. */
export async function readLatestMovement(db: Kysely<unknown>, seller: Seller): Promise<CashMovementData | null> {
  const { rows } = await sql<CashMovementData>`
    select m.id, s.id as "sessionId", s.number as "sessionNumber", m.type, m.amount, m.description,
           to_char(m.date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date,
           case m.type when 'CLOSE' then s.expected_amount end as expected,
           case m.type when 'CLOSE' then s.counted_amount - s.expected_amount end as difference
      from (select * from register_session
             where seller_id = ${seller.profileId} and cafeteria_id = ${seller.cafeteriaId}
             order by number desc limit 1) s
      join cash_movement m on m.register_session_id = s.id
     order by m.type = 'CLOSE' desc, m.date_time desc, m.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
