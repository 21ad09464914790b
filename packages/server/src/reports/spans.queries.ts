import type { CafeteriaId, Instant } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import { sumsVersion } from "./due-seals.queries.ts";

export type SpansFound = {
  readonly ids: readonly number[];
  /** Those of the days that are in none of these spans. */
  readonly dayIds: readonly number[];
};

/** Spans whose days are all among these; each day is in one at most. REPORT-08 */
export async function findSpans(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  sealedIds: readonly number[],
): Promise<SpansFound> {
  const { rows } = await sql<SpansFound>`
    with span as (
      select id, day_ids from sealed_span where cafeteria_id = ${cafeteriaId} and day_ids <@ ${sealedIds}::bigint[]
    )
    select array(select id from span) as ids,
           array(select unnest(${sealedIds}::bigint[]) except select unnest(day_ids) from span) as "dayIds"`.execute(
    trx,
  );
  return rows[0] ?? { ids: [], dayIds: sealedIds };
}

export type DaysToSum = { readonly cafeteriaId: CafeteriaId; readonly dayIds: readonly number[] };

/** The days of each month that is over and was not summed of just these; one with a marked day waits for that. */
export async function dueSpans(db: Kysely<unknown>, at: Instant): Promise<readonly DaysToSum[]> {
  const { rows } = await sql<DaysToSum>`
    with month as (
      select d.cafeteria_id, array_agg(d.id order by d.id) as day_ids, min(d.from_at) as from_at, max(d.until_at) as until_at
        from sealed_day d join cafeteria c on c.id = d.cafeteria_id and c.tz_name = d.tz_name
       where d.version = ${sumsVersion} and d.local_date < date_trunc('month', ${at}::timestamptz at time zone c.tz_name)
       group by d.cafeteria_id, date_trunc('month', d.local_date) having count(*) > 1
    )
    select cafeteria_id as "cafeteriaId", day_ids as "dayIds" from month m
     where not exists (select from sealed_span s where s.cafeteria_id = m.cafeteria_id and s.day_ids = m.day_ids)
       and not exists (select from late_mark k
                        where k.cafeteria_id = m.cafeteria_id and k.at >= m.from_at and k.at < m.until_at)
     order by from_at desc`.execute(db);
  return rows;
}

/** In place of what was summed of any of the same hours. Where a day was summed anew meanwhile it counts for nothing. */
export async function sumSpan(trx: Transaction<unknown>, { cafeteriaId, dayIds }: DaysToSum): Promise<void> {
  await sql`
    with span as (
      select min(from_at) as from_at, max(until_at) as until_at from sealed_day where id = any(${dayIds}::bigint[])
    ), former as (
      delete from sealed_span s using span
       where s.cafeteria_id = ${cafeteriaId} and s.from_at < span.until_at and s.until_at > span.from_at
    ), made as (
      insert into sealed_span (cafeteria_id, from_at, until_at, day_ids)
      select ${cafeteriaId}::uuid, from_at, until_at, ${dayIds}::bigint[] from span where from_at is not null
      returning id
    )
    insert into sealed_span_diner (sealed_span_id, date_kind, sign, origin_medium, is_standing, class_id, commensal_id,
                                   count, amount, discount)
    select made.id, date_kind, sign, origin_medium, is_standing, class_id, commensal_id, sum(count), sum(amount), sum(discount)
      from made, sealed_diner d where d.sealed_day_id = any(${dayIds}::bigint[])
     group by made.id, date_kind, sign, origin_medium, is_standing, class_id, commensal_id`.execute(trx);
}
