import type { CafeteriaId, Instant, InstantRange, LocalDate, TimeZone } from "@cantina/domain/kernel";
import { saleDateKinds } from "@cantina/domain/reports";
import { type Kysely, type Transaction, sql } from "kysely";
import { sumsVersion } from "./due-seals.queries.ts";
import type { Reported } from "./report-base.queries.ts";
import { sumNarrowed } from "./sum-narrowed.queries.ts";
import { sumSales } from "./sum-sales.queries.ts";
import { sumStanding } from "./sum-standing.queries.ts";

export type DayToSeal = InstantRange & {
  readonly cafeteriaId: CafeteriaId;
  readonly zone: TimeZone;
  readonly day: LocalDate;
};

/** What is sold for an instant before that is late from the commit on, and marks its day. */
export async function closeSales(db: Kysely<unknown>, cafeteriaId: CafeteriaId, before: Instant): Promise<void> {
  await sql`
    insert into sales_closing as c (cafeteria_id, closed_before) values (${cafeteriaId}, ${before})
    on conflict (cafeteria_id) do update set closed_before = excluded.closed_before
     where c.closed_before < excluded.closed_before`.execute(db);
}

/** A number above those of all transactions that write now: what began later sees what is committed by now. */
export async function numberOfNow(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ number: string }>`select pg_current_xact_id()::text as number`.execute(db);
  return rows[0]?.number ?? "";
}

export async function areBelowDone(db: Kysely<unknown>, number: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${number}::xid8 as done`.execute(db);
  return rows[0]?.done === true;
}

/** Only one server at a time; false: another is at it. */
export async function takeSealing(trx: Transaction<unknown>, cafeteriaId: CafeteriaId): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('seal-days ' || ${cafeteriaId}::text, 0)) as mine`.execute(trx);
  return rows[0]?.mine === true;
}

/**
 * What is seen to be marked is forgotten before anything is summed. Each statement sees what is committed by then: a
 * mark that comes later stays, whether or not the sums hold its sale.
 */
export async function forgetMarks(trx: Transaction<unknown>, { cafeteriaId, from, until }: DayToSeal): Promise<void> {
  await sql`
    delete from late_mark where cafeteria_id = ${cafeteriaId} and at >= ${from}::timestamptz and at < ${until}::timestamptz`.execute(
    trx,
  );
}

/** In place of what was sealed in any of the same hours, in this zone or a former one. With what a till's call may take, it would sort on the disk. */
export async function sumDay(trx: Transaction<unknown>, day: DayToSeal): Promise<void> {
  await sql`set local work_mem = '16MB'`.execute(trx);
  const { cafeteriaId, zone, from, until } = day;
  const asked = (dateKind: Reported["dateKind"]): Reported => ({
    cafeteriaId,
    orderType: "ORDER",
    edges: [from, until],
    dateKind,
    withoutReverted: false,
  });
  await sql`
    delete from sealed_day where cafeteria_id = ${cafeteriaId}
       and (local_date = ${day.day} or (from_at < ${until}::timestamptz and until_at > ${from}::timestamptz))`.execute(
    trx,
  );
  const { rows } = await sql<{ id: number }>`
    insert into sealed_day (cafeteria_id, local_date, tz_name, from_at, until_at, posted_by_order, posted_by_pickup, version, has_narrowed)
    values (${cafeteriaId}, ${day.day}, ${zone}, ${from}, ${until},
            0, 0, ${sumsVersion}, true)
    returning id`.execute(trx);
  const id = rows[0]?.id ?? 0;
  for (const dateKind of saleDateKinds) await sumSales(trx, asked(dateKind), id);
  await sumNarrowed(trx, asked, id);
  await sumStanding(trx, day, id);
  const postedBy = (dateKind: Reported["dateKind"]) => sql`
    coalesce((select sum(amount) from sealed_posted where sealed_day_id = ${id} and date_kind = ${dateKind}), 0)`;
  await sql`
    update sealed_day set posted_by_order = ${postedBy("ORDER_DATE")}, posted_by_pickup = ${postedBy("PICKUP_DATE")}
     where id = ${id}`.execute(trx);
}
