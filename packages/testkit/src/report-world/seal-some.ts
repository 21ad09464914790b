import { type CafeteriaId, type LocalDate, type TimeZone, dayRange } from "@cantina/domain/kernel";
import type { ServerDatabase } from "@cantina/server/http";
import { sealDay } from "@cantina/server/reports";

type Place = { readonly cafeteriaId: CafeteriaId; readonly zone: TimeZone };

const falsified = [
  "update sealed_product set amount = amount + 1, quantity = quantity + 1",
  "update sealed_class set amount = amount + 1",
  "update sealed_diner set amount = amount + 1",
  "update sealed_posted set amount = amount + 1",
  "update sealed_narrowed set posted = posted + 1, quantities = array(select q + 1 from unnest(quantities) q)",
  "update sealed_transaction set count = count + 1, amount = amount + 1",
  "update sealed_pick_up set count = count + 1",
  "update sealed_balance set amount = amount - 1",
];

/** Of every three days one is summed, one summed and marked, and one not summed at all. */
export async function sealSome(
  { kysely, query }: Pick<ServerDatabase, "kysely" | "query">,
  { cafeteriaId, zone }: Place,
  days: readonly LocalDate[],
): Promise<void> {
  for (const day of days.filter((_day, index) => index % 3 !== 2))
    await sealDay(kysely, { cafeteriaId, zone, day, ...dayRange(day, zone) });
  await query(
    "insert into late_mark (cafeteria_id, at) select cafeteria_id, from_at from sealed_day where cafeteria_id = $1 and id % 2 = 1",
    [cafeteriaId],
  );
  // Whoever reads a sum of a marked day reads something else.
  for (const statement of falsified)
    await query(
      `${statement} where sealed_day_id in (select id from sealed_day where cafeteria_id = $1 and id % 2 = 1)`,
      [cafeteriaId],
    );
}
