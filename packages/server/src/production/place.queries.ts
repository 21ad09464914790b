import { BrokenInvariant, type CafeteriaId, type LocalDate, type TimeZone } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type Place = { readonly zone: TimeZone; readonly closedDays: readonly LocalDate[] };

/** Of a cafeteria that is known to be there. */
export async function placeOf(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<Place> {
  const { rows } = await sql<Place>`
    select tz_name as zone, closed_days::text[] as "closedDays" from cafeteria where id = ${cafeteriaId}`.execute(db);
  if (rows[0] === undefined) throw new BrokenInvariant("who is asked in a cafeteria is in one");
  return rows[0];
}
