import type { DeliveryHour } from "@cantina/domain/orders";
import { hour as hourText, hourOfDay } from "../../texts/orders-board.ts";
import { type Instant, type LocalDate, type TimeZone, localDateOf, localTimeOf } from "@cantina/domain/kernel";

const dayText = (date: string): string => `${date.slice(8, 10)}/${date.slice(5, 7)}`;

/** The hour alone on the day itself, else with its date. */
export function whenText(at: Instant, now: Instant, zone: TimeZone): string {
  const [date, clock] = [localDateOf(at, zone), localTimeOf(at, zone)];
  return date === localDateOf(now, zone) ? clock : `${dayText(date)} ${clock}`;
}

/** "12 h" on the day that is spoken of, else with its date: what is overdue is of another day. */
export const hourTitle = ({ date, hour }: DeliveryHour, day: LocalDate): string =>
  date === day ? hourText(hour) : hourOfDay(date, hour);
