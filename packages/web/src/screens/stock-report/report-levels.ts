import type { LocalDate } from "@cantina/domain/kernel";
import { addDays } from "@cantina/domain/kernel";
import type { StockReport } from "@cantina/domain/stock";

type Level = { readonly day: LocalDate; readonly level: number };

/** What there was at the end of each day, those without movements too. */
export function reportLevels({ start, days }: StockReport, from: LocalDate, until: LocalDate): readonly Level[] {
  const ends = new Map(days.map(({ day, end }) => [day, end]));
  const levels: Level[] = [];
  let level = start;
  for (let day = from; day <= until; day = addDays(day, 1)) {
    level = ends.get(day) ?? level;
    levels.push({ day, level });
  }
  return levels;
}
