import { varianceEndpoints } from "@cantina/contract/inventory";
import { shownPrice } from "@cantina/domain/inventory";
import { BrokenInvariant, accepted, dayRange, localDateOf, refused, reportDaysFault } from "@cantina/domain/kernel";
import { tellVariance, unitPrice, weeksOf } from "@cantina/domain/variance";
import { costsOf, everyConsumableOf } from "../consumables/index.ts";
import { foldPantry } from "../consumption/index.ts";
import { daysFailures, invalid, route } from "../http/index.ts";
import { readZone } from "../local-days/index.ts";
import { paidPricesOf } from "./paid-prices.queries.ts";
import { countsOf, movedOf } from "./variance.queries.ts";

const tooMuch = invalid("", "Una diferencia vale más de lo que se puede escribir");

function groupedById<Row extends { readonly consumableId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.consumableId);
    if (group === undefined) groups.set(row.consumableId, [row]);
    else group.push(row);
  }
  return groups;
}

/** With those that were deleted, where anything of them moved in those days. */
export const readInventoryVariance = route(
  varianceEndpoints.readInventoryVariance,
  async ({ params: { cafeteriaId }, query }, { db, feed, clock }) => {
    const zone = await readZone(db.kysely, cafeteriaId);
    const fault = reportDaysFault(query, localDateOf(clock.now(), zone));
    if (fault !== undefined) return refused(daysFailures[fault]);
    if ((await foldPantry(db.kysely, cafeteriaId)) > 0) feed.poke();
    const weeks = weeksOf(query);
    const edges = [...weeks.map(({ from }) => dayRange(from, zone).from), dayRange(query.until, zone).until];
    const asked = { cafeteriaId, edges };
    // Of one moment: what moves meanwhile would else be missing in one of them.
    const { rows, moved, counts, paid } = await db.kysely
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (trx) => ({
        rows: await everyConsumableOf(trx, cafeteriaId),
        moved: groupedById(await movedOf(trx, asked)),
        counts: groupedById(await countsOf(trx, asked)),
        paid: await paidPricesOf(trx, cafeteriaId),
      }));
    const costs = costsOf(rows);
    const data = [];
    for (const { id, name, type, unit, status, availableQuantity: available } of rows) {
      const cost = costs.get(id)?.cost;
      if (cost === undefined) throw new BrokenInvariant("every consumable has a cost");
      const prices = paid.get(id) ?? null;
      const price = unitPrice(prices, cost);
      const own = { available, moved: moved.get(id) ?? [], counts: counts.get(id) ?? [] };
      const told = tellVariance(weeks, own, price);
      if (!told.ok) return refused(tooMuch);
      const hasMoved = [...own.moved, ...own.counts].some(({ week }) => week >= 1 && week <= weeks.length);
      if (status === "DELETED" && !hasMoved) continue;
      const { whole, weeks: parts } = told.value;
      const shown = { price: shownPrice(price), isPaid: prices !== null };
      data.push({ consumableId: id, name, type, unit, ...shown, whole, weeks: [...parts] });
    }
    return accepted({ data });
  },
);
