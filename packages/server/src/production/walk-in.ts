import { type ClosedDays, isClosedOn } from "@cantina/domain/cafeteria";
import type { LocalDate, ProductId } from "@cantina/domain/kernel";
import type { WalkIn } from "@cantina/domain/production";
import type { WalkInRow } from "./demand.queries.ts";

type Known = { readonly today: LocalDate; readonly closed: ClosedDays } & Pick<WalkIn, "onSale">;

/** What was sold day by day, with today's apart: it isn't over. PRODUCTION-10 */
export function walkInOf(rows: readonly WalkInRow[], { today, closed, onSale }: Known): WalkIn {
  const byDay = new Map<LocalDate, Map<ProductId, number>>();
  for (const { day, productId, units } of rows) {
    const known = byDay.get(day);
    if (known === undefined) byDay.set(day, new Map([[productId, units]]));
    else known.set(productId, units);
  }
  return {
    history: [...byDay]
      .filter(([day]) => day < today)
      .map(([day, units]) => ({ day, isClosed: isClosedOn(closed, day), units })),
    today,
    soldToday: byDay.get(today) ?? new Map(),
    onSale,
  };
}
