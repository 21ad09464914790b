import type { Instant, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import type { ClockMove } from "./clock-jump.ts";

/** Bounds what the answers of two servers differ by. */
const slackMs = 60_000;

const instantOf = (milliseconds: number) => sql`to_timestamp(${milliseconds}::float8 / 1000)`;

export async function readNow(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
  return rows[0]?.now ?? 0;
}

/** One server after the other, so that a jump is written down once. */
export async function lockJumps(trx: Transaction<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('clock_jump', 0))`.execute(trx);
}

export type LastPosting = { readonly id: string; readonly at: number };

// "id" alone would be the text that is told, by which 9 comes after 10.
const posting = sql`id::text, (extract(epoch from at) * 1000)::float8 as at from posting`;

export async function readLastPosting(trx: Transaction<unknown>): Promise<LastPosting | undefined> {
  const { rows } = await sql<LastPosting>`select ${posting} order by posting.id desc limit 1`.execute(trx);
  return rows[0];
}

/** The last one that the clock as it stood before dated: what was booked since the jump follows on it anyway. */
export async function readLastPostingBefore(
  trx: Transaction<unknown>,
  { to }: Pick<ClockMove, "to">,
): Promise<LastPosting | undefined> {
  const { rows } = await sql<LastPosting>`
    select ${posting}
     where at < ${instantOf(to - slackMs)} or at > clock_timestamp()
     order by posting.id desc limit 1`.execute(trx);
  return rows[0];
}

/** Whether another server told of the same: as far, and after this one had last seen the clock right. */
export async function isKnownMove(trx: Transaction<unknown>, { from, to, unseenMs }: ClockMove): Promise<boolean> {
  const { rows } = await sql`
    select from clock_jump
     where abs(extract(epoch from to_at - from_at) * 1000 - ${to - from}::float8) < ${slackMs}
       and noted_at >= ${instantOf(to - unseenMs - slackMs)}
     limit 1`.execute(trx);
  return rows.length > 0;
}

/** Nothing was booked since a clock was found set back. */
export async function isKnownSetBack(trx: Transaction<unknown>, { id }: LastPosting): Promise<boolean> {
  const { rows } = await sql`
    select from clock_jump where last_posting_id = ${id}::bigint and to_at < from_at limit 1`.execute(trx);
  return rows.length > 0;
}

type NewJump = Pick<ClockMove, "from" | "to"> & { readonly id: string; readonly lastPosting: LastPosting };

export async function insertJump(trx: Transaction<unknown>, { id, from, to, lastPosting }: NewJump): Promise<void> {
  await sql`
    insert into clock_jump (id, from_at, to_at, noted_at, last_posting_id)
    values (${id}, ${instantOf(from)}, ${instantOf(to)}, clock_timestamp(), ${lastPosting.id}::bigint)`.execute(trx);
}

/** To everybody everywhere, because the clock is everybody's; who may know of it asks. */
export async function tellJump(trx: Transaction<unknown>, id: string, tabId: string | null): Promise<void> {
  await sql`
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    select c.id, 'changed', 'clock', ${id}, ${tabId}::text from cafeteria c`.execute(trx);
}

export type OpenJump = { readonly id: string; readonly from: Instant; readonly to: Instant };

/** Those that nobody has confirmed, the oldest first. */
export async function readOpenJumps(db: Kysely<unknown>): Promise<readonly OpenJump[]> {
  const { rows } = await sql<OpenJump>`
    select id, from_at as "from", to_at as "to" from clock_jump where confirmed_at is null
     order by noted_at, id limit 20`.execute(db);
  return rows;
}

/** undefined: there is no such jump; false: somebody was faster. */
export async function confirmJump(
  trx: Transaction<unknown>,
  id: string,
  profileId: ProfileId,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ open: boolean }>`
    select confirmed_at is null as open from clock_jump where id = ${id} for update`.execute(trx);
  if (rows[0]?.open === true)
    await sql`
      update clock_jump set confirmed_at = clock_timestamp(), confirmed_by = ${profileId} where id = ${id}`.execute(
      trx,
    );
  return rows[0]?.open;
}
