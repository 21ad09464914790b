import type { CafeteriaId, Instant, LocalDate, TimeZone } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

/** Of the sums that this version makes and reads. Those of one that has no `has_narrowed` are read, and made anew. */
export const sumsVersion = 2;

export type Selling = {
  readonly cafeteriaId: CafeteriaId;
  readonly zone: TimeZone;
  /** Its first sale; null: none yet. */
  readonly firstAt: Instant | null;
  /** Days that count as they were summed. */
  readonly sealed: readonly LocalDate[];
};

/** What every cafeteria has sold since when, and which of its days need no summing. */
export async function readSelling(db: Kysely<unknown>): Promise<readonly Selling[]> {
  const { rows } = await sql<Selling>`
    select c.id as "cafeteriaId", c.tz_name as zone,
           (select iso_instant(min(date_time)) from transaction t where t.cafeteria_id = c.id) as "firstAt",
           array(select d.local_date::text from sealed_day d
                  where d.cafeteria_id = c.id and d.tz_name = c.tz_name and d.version = ${sumsVersion} and d.has_narrowed
                    and not exists (select from late_mark m where m.cafeteria_id = d.cafeteria_id
                                       and m.at >= d.from_at and m.at < d.until_at)) as sealed
      from cafeteria c order by c.id`.execute(db);
  return rows;
}
