import { type LocalDate, type Weekday, weekdayOf } from "../kernel/index.ts";

/** When nothing is served, so that nothing is planned; what a device kept of before names neither. CAFETERIA-20 */
export type ClosedDays = {
  readonly closedWeekdays?: readonly Weekday[] | undefined;
  /** Single days, holidays among them. */
  readonly closedDates?: readonly LocalDate[] | undefined;
};

/** CAFETERIA-20 */
export const isClosedOn = ({ closedWeekdays = [], closedDates = [] }: ClosedDays, day: LocalDate): boolean =>
  closedDates.includes(day) || (closedWeekdays.length > 0 && closedWeekdays.includes(weekdayOf(day)));
