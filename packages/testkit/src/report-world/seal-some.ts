import { type CafeteriaId, type LocalDate, type TimeZone, dayRange } from "@cantina/domain/kernel";
import type { ServerDatabase } from "@cantina/server/http";
import { sealDay, sealSpan } from "@cantina/server/reports";

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

/** Of every three days two are summed, and these together too. Of every other pair both are marked, and of some one. */
export async function sealSome(
  { kysely, query }: Pick<ServerDatabase, "kysely" | "query">,
  { cafeteriaId, zone }: Place,
  days: readonly LocalDate[],
): Promise<void> {
  for (const day of days.filter((_day, index) => index % 3 !== 2))
    await sealDay(kysely, { cafeteriaId, zone, day, ...dayRange(day, zone) });
  const sealed = (await query("select id from sealed_day where cafeteria_id = $1 order by from_at", [cafeteriaId])).map(
    ({ id }) => Number(id),
  );
  const pairs = sealed.flatMap((_id, index) => (index % 2 === 0 ? [sealed.slice(index, index + 2)] : []));
  for (const dayIds of pairs.filter(({ length }) => length === 2)) await sealSpan(kysely, { cafeteriaId, dayIds });
  const marked = pairs.flatMap((pair, index) => (index % 2 === 0 ? [] : index % 4 === 1 ? pair.slice(1) : pair));
  await query(
    "insert into late_mark (cafeteria_id, at) select cafeteria_id, from_at from sealed_day where id = any($1)",
    [marked],
  );
  // Whoever reads a sum of a marked day reads something else.
  for (const statement of falsified) await query(`${statement} where sealed_day_id = any($1)`, [marked]);
  await query(
    `update sealed_span_diner set amount = amount + 1, count = count + 1
      where sealed_span_id in (select id from sealed_span where day_ids && $1::bigint[])`,
    [marked],
  );
}
