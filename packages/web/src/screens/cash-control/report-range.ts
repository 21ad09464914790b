import { type LocalDate, addDays } from "@cantina/domain/kernel";

export type ReportRange = { readonly from: LocalDate | null; readonly until: LocalDate | null };
export type RangeFaults = { readonly from?: string; readonly until?: string };

/** Specification §9. */
const firstDays = 7;
const mostDays = 365;

/** The last 7 days, today included. */
export const firstRange = (today: LocalDate): ReportRange => ({ from: addDays(today, 1 - firstDays), until: today });

/** What keeps a report from being asked. */
export function rangeFaults({ from, until }: ReportRange, today: LocalDate): RangeFaults {
  if (from === null) return { from: "Ingrese una fecha" };
  if (until === null) return { until: "Ingrese una fecha" };
  if (until > today) return { until: "No puede ser futura" };
  if (from > until) return { from: "No puede ser posterior a la fecha hasta" };
  return addDays(from, mostDays) < until ? { from: `El rango no puede superar los ${mostDays} días` } : {};
}
