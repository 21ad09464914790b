import type { LocalDate } from "@cantina/domain/kernel";

const shortText = (date: LocalDate): string => `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`;

/** "12 días, del 2/3 al 30/3" */
export function datesText(dates: readonly LocalDate[]): string {
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (first === undefined || last === undefined) return "Sin días";
  return dates.length === 1
    ? `1 día, el ${shortText(first)}`
    : `${dates.length} días, del ${shortText(first)} al ${shortText(last)}`;
}
