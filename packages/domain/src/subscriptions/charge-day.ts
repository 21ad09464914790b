import { type Instant, type LocalDate, type TimeZone, addDays, localDateOf, localTimeOf } from "../kernel/index.ts";

/** Rulings §6.2. */
const chargeTime = "00:05";

/** The latest day whose charging hour has come; a server that was down then owes it. SUBS-11 */
export function latestDayToCharge(now: Instant, zone: TimeZone): LocalDate {
  const today = localDateOf(now, zone);
  return localTimeOf(now, zone) >= chargeTime ? today : addDays(today, -1);
}
