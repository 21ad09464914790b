import { isOutcomeUnknown } from "@cantina/domain/kernel";
import type { SubmitFailure } from "@cantina/domain/sale";
import type { ApiFailure } from "../calls/index.ts";

/** Refusals that are known to the sale by their own code, and carry no data. */
const ownCodes = [
  "CLOSED_CASH_FLOW",
  "WRONG_USER",
  "WRONG_COMMENSAL",
  "COMMENSAL_MISSING",
  "WRONG_PAYMENT_METHOD",
  "WRONG_PRODUCT",
  "DELETED_PRODUCT",
  "COUPONS_NOT_AVAILABLE",
  "INVALID_COUPON_AMOUNT",
  "SESSION_EXPIRED",
] as const;

/** What a till that booked something makes of a failure. */
export function submitFailureOf(failure: ApiFailure): SubmitFailure {
  const { code } = failure;
  // An answer that can't be read may be that of a booked sale.
  if (isOutcomeUnknown(failure)) return { code: "UNREACHABLE" };
  if (
    failure.code === "DAILY_LIMIT_EXCEEDED" ||
    failure.code === "DAILY_STOCK_LIMIT_EXCEEDED" ||
    failure.code === "OUT_OF_STOCK" ||
    failure.code === "RESTRICTED_ORDER" ||
    failure.code === "ALLERGENS_CONTAINED" ||
    failure.code === "SEALS_CONTAINED" ||
    failure.code === "SEALS_BLOCKED" ||
    failure.code === "INSUFFICIENT_BALANCE" ||
    failure.code === "NEGATIVE_BALANCE" ||
    failure.code === "PRICE_CHANGED"
  )
    return failure;
  const own = ownCodes.find((one) => one === code);
  return own === undefined ? { code: "REFUSED", error: code } : { code: own };
}
