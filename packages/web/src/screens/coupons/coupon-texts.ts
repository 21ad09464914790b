import type { Coupon } from "@cantina/domain/coupons";
import { type TimeZone, localDateOf } from "@cantina/domain/kernel";
import { dateFieldText } from "../../ui/date-entry.ts";

/** How long a book bought today can be used. */
export function validityText({ validDays, expirationDate }: Coupon, zone: TimeZone): string {
  if (expirationDate !== null) return `Vence ${dateFieldText(localDateOf(expirationDate, zone))}`;
  return validDays === 1 ? "Vale 1 día" : `Vale ${String(validDays)} días`;
}
