import { type LocalDate, addDays } from "../kernel/index.ts";

export type DisplayDays = {
  readonly today: LocalDate;
  readonly closedDays: readonly LocalDate[];
  /** Dates that the product has already; they may stay although they are over. */
  readonly knownDates: readonly LocalDate[];
};

const farthest = 365;

/** The last day that a product may be shown on, seen from today. EDIT-03 */
export const lastDisplayDate = (today: LocalDate): LocalDate => addDays(today, farthest);

/** The dates that can't be set. EDIT-03 */
export function refusedDates(
  dates: readonly LocalDate[],
  { today, closedDays, knownDates }: DisplayDays,
): readonly LocalDate[] {
  const last = lastDisplayDate(today);
  const isFree = (date: LocalDate): boolean => date >= today && date <= last && !closedDays.includes(date);
  return dates.filter((date) => !knownDates.includes(date) && !isFree(date));
}
