import type { DayFault } from "@cantina/domain/cafeteria";

/** Behind a day in a calendar that can't be chosen. */
export const dayFaultTexts: Readonly<Record<DayFault, string>> = {
  PAST: "ya pasó",
  TOO_FAR: "a más de un año",
  CLOSED_DAY: "día cerrado",
};
