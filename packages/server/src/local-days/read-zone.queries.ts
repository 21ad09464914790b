import { BrokenInvariant, type TimeZone } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

/** Of a cafeteria that is known to be there. */
export async function readZone(db: Kysely<unknown>, cafeteriaId: string): Promise<TimeZone> {
  const { rows } = await sql<{ readonly zone: TimeZone }>`
    select tz_name as zone from cafeteria where id = ${cafeteriaId}`.execute(db);
  if (rows[0] === undefined) throw new BrokenInvariant("who is asked in a cafeteria is in one");
  return rows[0].zone;
}
