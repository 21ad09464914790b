import type { ClosedDays } from "@cantina/domain/cafeteria";
import { BrokenInvariant, type CafeteriaId, type TimeZone } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { closedDaysOfC } from "../cafeteria/index.ts";

export type Place = { readonly zone: TimeZone; readonly closed: ClosedDays };

/** Of a cafeteria that is known to be there. */
export async function placeOf(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<Place> {
  const { rows } = await sql<Place>`
    select tz_name as zone, ${closedDaysOfC} as closed from cafeteria c where id = ${cafeteriaId}`.execute(db);
  if (rows[0] === undefined) throw new BrokenInvariant("who is asked in a cafeteria is in one");
  return rows[0];
}
