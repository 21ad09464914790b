import type { ClosedDays } from "@cantina/domain/cafeteria";
import { BrokenInvariant, type CafeteriaId, type TimeZone } from "@cantina/domain/kernel";
import type { SealPolicy } from "@cantina/domain/school-rules";
import { type Kysely, sql } from "kysely";
import { closedDaysOfC } from "../cafeteria/index.ts";

type PlaceRow = {
  readonly zone: TimeZone;
  readonly features: readonly string[];
  readonly closed: ClosedDays;
  readonly countryId: string;
  readonly sealPolicy: SealPolicy;
  /** Those that are no more, too: a product may still name them. */
  readonly classIds: readonly string[];
};

export async function placeOf(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<PlaceRow> {
  const { rows } = await sql<PlaceRow>`
    select tz_name as zone, features, country_id as "countryId", seal_policy as "sealPolicy", ${closedDaysOfC} as closed,
           array(select id::text from cafeteria_class k where k.cafeteria_id = c.id) as "classIds"
      from cafeteria c where c.id = ${cafeteriaId}`.execute(db);
  if (rows[0] === undefined) throw new BrokenInvariant("who is asked in a cafeteria is in one");
  return rows[0];
}
