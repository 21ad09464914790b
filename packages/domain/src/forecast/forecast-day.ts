import type { LocalDate, ProductId } from "../kernel/index.ts";
import { expectTotals } from "./expect-totals.ts";
import { type ProductForecast, forecastProduct } from "./forecast-product.ts";
import { countDay, openDaysBefore } from "./open-days.ts";
import type { SalesDay } from "./sales-day.ts";

/** What an open day counts against the next one; chosen on a bakery's till roll: docs/benchmarks.md. FORECAST-03 */
export const usualMemory = 0.7;

/**
 * What walk-in customers will buy on that day, of each product that was sold in the ninety days before it; null: its
 * history is too short. Whether the cafeteria will be open, and what is ordered already, others know.
 */
export function forecastDay(
  history: readonly SalesDay[],
  day: LocalDate,
  memory: number = usualMemory,
): ReadonlyMap<ProductId, ProductForecast | null> {
  const target = countDay(day);
  const open = openDaysBefore(target, history);
  const { days, expected } = expectTotals(open, target, memory);
  const products = new Set(open.flatMap(({ units }) => [...units.keys()]));
  return new Map(
    [...products].map((product) => [
      product,
      forecastProduct(
        days.map(({ units }) => units.get(product) ?? 0),
        days,
        { ...target, expected },
        memory,
      ),
    ]),
  );
}
