import { type Transaction, sql } from "kysely";
import { sumsVersion } from "./due-seals.queries.ts";
import { narrowingsOf } from "./narrowed.queries.ts";
import type { Reported, SealedDays } from "./report-base.queries.ts";

/** Of more gaps than that, all between the first and the last is read from the rows. */
const mostGaps = 8;

/** What sums tell apart: origins, what was given back, and either classes, sellers or ways of paying. */
const isSummed = (asked: Reported): boolean =>
  asked.orderType === "ORDER" &&
  asked.commensalId === undefined &&
  asked.statuses === undefined &&
  narrowingsOf(asked).length <= 1;

/**
 * Which sealed days count in this transaction's view: those of the zone that the cafeteria is in now, in which nothing
 * is marked; `isNarrowed`: of these, those that were summed by class, seller and way of paying. REPORT-08
 */
export async function findSealed(
  trx: Transaction<unknown>,
  { cafeteriaId, edges }: Pick<Reported, "cafeteriaId" | "edges">,
  isNarrowed = false,
): Promise<SealedDays> {
  const [first, last] = [edges[0], edges.at(-1)];
  const { rows } = await sql<SealedDays>`
    with clean as (
      select d.id, d.from_at, d.until_at
        from sealed_day d join cafeteria c on c.id = d.cafeteria_id and c.tz_name = d.tz_name
       where d.cafeteria_id = ${cafeteriaId} and d.version = ${sumsVersion} and (d.has_narrowed or not ${isNarrowed}::boolean)
         and d.from_at >= ${first}::timestamptz and d.until_at <= ${last}::timestamptz
         and width_bucket(d.from_at, ${edges}::timestamptz[])
           = width_bucket(d.until_at - interval '1 microsecond', ${edges}::timestamptz[])
         and not exists (select from late_mark m
                          where m.cafeteria_id = d.cafeteria_id and m.at >= d.from_at and m.at < d.until_at)
    ), gap as (
      select lower(span) as from_at, upper(span) as until_at
        from unnest(tstzmultirange(tstzrange(${first}, ${last}))
          - coalesce((select range_agg(tstzrange(from_at, until_at)) from clean), '{}')) span
    ), gaps as (
      select from_at, until_at from gap where (select count(*) from gap) <= ${mostGaps}
      union all
      select min(from_at), max(until_at) from gap having count(*) > ${mostGaps}
    )
    select array(select id from clean where not exists (
             select from gaps g where g.from_at < clean.until_at and g.until_at > clean.from_at)) as ids,
           coalesce((select json_agg(json_build_object('from', iso_instant(from_at), 'until', iso_instant(until_at)))
                       from gaps), '[]') as open`.execute(trx);
  return rows[0] ?? { ids: [], open: [] };
}

/** The same question, with what is summed already where that answers it. */
export const withSealed = async (trx: Transaction<unknown>, asked: Reported): Promise<Reported> =>
  isSummed(asked) ? { ...asked, sealed: await findSealed(trx, asked, narrowingsOf(asked).length > 0) } : asked;
