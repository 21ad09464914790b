import type { Coupon } from "@cantina/domain/coupons";
import { type TimeZone, localDateOf } from "@cantina/domain/kernel";
import * as texts from "../../texts/coupons.ts";
import { validUntil } from "../../texts/coupon-words.ts";
import { dateFieldText } from "../../ui/date-entry.ts";

/** How long a book bought today can be used. */
export function validityText({ validDays, expirationDate }: Coupon, zone: TimeZone): string {
  if (expirationDate !== null) return validUntil(dateFieldText(localDateOf(expirationDate, zone)));
  return validDays === null ? "" : texts.validFor(validDays);
}
