import type { CafeteriaId, Instant, LocalDate, TimeZone } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, sql } from "kysely";

export type DayJob = {
  /** What it goes by in `local_day_job`. */
  readonly name: string;
  /** Of an enabled cafeteria: whether it has it. */
  readonly isOn: RawBuilder<unknown>;
  readonly latestDay: (at: Instant, zone: TimeZone) => LocalDate;
};

export type DueDay = { readonly cafeteriaId: CafeteriaId; readonly zone: TimeZone; readonly day: LocalDate };

type Row = Omit<DueDay, "day"> & { readonly lastDay: LocalDate | null };

/** Where the job has not been done for its latest day. */
export async function dueDays(
  db: Kysely<unknown>,
  { name, isOn, latestDay }: DayJob,
  at: Instant,
): Promise<readonly DueDay[]> {
  const { rows } = await sql<Row>`
    select id as "cafeteriaId", tz_name as zone,
           -- What a clock did that was ahead and is set back counts for nothing: its days are still to come. CLOCK-06
           (select local_date from local_day_job j
             where j.cafeteria_id = c.id and j.job = ${name} and not was_ahead(j.done_at)
             order by local_date desc limit 1) as "lastDay"
      from cafeteria c where status = 'ENABLED' and ${isOn}`.execute(db);
  return rows.flatMap(({ lastDay, ...place }) => {
    const day = latestDay(at, place.zone);
    return lastDay !== null && lastDay >= day ? [] : [{ ...place, day }];
  });
}
