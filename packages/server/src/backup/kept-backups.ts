import type { LocalDate } from "@cantina/domain/kernel";

export type KeepRule = { readonly daily: number; readonly weekly: number; readonly monthly: number };

/** The newest of each period, for as many periods as there are backups of. */
function newestOf(
  days: readonly LocalDate[],
  count: number,
  periodOf: (day: LocalDate) => string,
): readonly LocalDate[] {
  const newest = new Map<string, LocalDate>();
  for (const day of days) if (!newest.has(periodOf(day))) newest.set(periodOf(day), day);
  return [...newest.values()].slice(0, count);
}

const dayMs = 86_400_000;
/** The Monday of its week, as a number. */
const weekOf = (day: LocalDate): string => String(Math.floor((Date.parse(day) / dayMs + 3) / 7));

/** Of which days the backups stay: the last days, and the last one of each week and month before. BACKUP-13 */
export function keptDays(given: readonly LocalDate[], { daily, weekly, monthly }: KeepRule): ReadonlySet<LocalDate> {
  const days = [...new Set(given)].toSorted().toReversed();
  return new Set([
    ...newestOf(days, Math.max(1, daily), (day) => day),
    ...newestOf(days, weekly, weekOf),
    ...newestOf(days, monthly, (day) => day.slice(0, 7)),
  ]);
}
