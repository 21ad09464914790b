import type { LocalDate, LocalTime } from "@cantina/domain/kernel";
import { ordersText } from "./orders-text.ts";
import { say } from "./say.ts";

const shortText = (date: LocalDate): string => `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`;

/** "12 días, del 2/3 al 30/3" */
function daysText(dates: readonly LocalDate[]): string {
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (first === undefined || last === undefined) return "Sin días";
  return say("{count, plural, one {# día, el {first}} other {# días, del {first} al {last}}}", {
    count: dates.length,
    first: shortText(first),
    last: shortText(last),
  });
}

export const passDays = (dates: readonly LocalDate[], time: LocalTime): string => `${daysText(dates)}, a las ${time}`;

/** With what comes of them. */
export const passOrders = (dates: readonly LocalDate[], time: LocalTime): string =>
  `${passDays(dates, time)}: ${ordersText(dates.length)}.`;
