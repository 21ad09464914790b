import {
  BrokenInvariant,
  type Instant,
  type LocalDate,
  type TimeZone,
  addDays,
  dayRange,
  localDateOf,
} from "../kernel/index.ts";
import type { Coupon } from "./coupon.ts";

/** When a book bought at that moment ends: some days after the day of purchase, or at the coupon's own moment. COUPON-05 */
export function expirationOf(
  { validDays, expirationDate }: Pick<Coupon, "validDays" | "expirationDate">,
  boughtAt: Instant,
  zone: TimeZone,
): Instant {
  if (expirationDate !== null) return expirationDate;
  if (validDays === null) throw new BrokenInvariant("a coupon is valid for some days or up to a moment");
  return dayRange(addDays(localDateOf(boughtAt, zone), validDays), zone).until;
}

/** The last calendar day on which it can be used: an expiration at midnight belongs to the day before. COUPON-01 */
export function lastUsableDay(expirationTime: Instant, zone: TimeZone): LocalDate {
  const day = localDateOf(expirationTime, zone);
  return dayRange(day, zone).from === expirationTime ? addDays(day, -1) : day;
}
