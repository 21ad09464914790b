import type { SalesDay } from "@cantina/domain/forecast";
import { type LocalDate, addDays, id, localDate } from "@cantina/domain/kernel";

import { type RollRow, salesOfDay } from "../replay/index.ts";

/** Each day from the first of the roll to the last; one on which nothing was rung is closed. */
export function rollHistory(rows: readonly RollRow[]): readonly SalesDay[] {
  const dates = rows.map(({ date }) => date).toSorted();
  const first = dates[0];
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const history: SalesDay[] = [];
  for (let day: LocalDate = localDate(first); day <= last; day = addDays(day, 1)) {
    const units = new Map<ReturnType<typeof id<"product">>, number>();
    for (const sale of salesOfDay(rows, day).sales)
      for (const [item, sold] of sale.units) {
        const product = id<"product">(item);
        units.set(product, (units.get(product) ?? 0) + sold);
      }
    history.push({ day, isClosed: units.size === 0, units });
  }
  return history;
}
