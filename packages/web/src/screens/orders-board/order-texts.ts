import { type Instant, type TimeZone, localDateOf, localTimeOf } from "@cantina/domain/kernel";

const dayText = (date: string): string => `${date.slice(8, 10)}/${date.slice(5, 7)}`;

/** The hour alone on the day itself, else with its date. */
export function whenText(at: Instant, now: Instant, zone: TimeZone): string {
  const [date, clock] = [localDateOf(at, zone), localTimeOf(at, zone)];
  return date === localDateOf(now, zone) ? clock : `${dayText(date)} ${clock}`;
}
