import type { SubmitFailure } from "@cantina/domain/sale";
import type { ApiFailure } from "../calls/index.ts";

/** Refusals that are known to the sale by their own code, and carry no data. */
const ownCodes = [
  "CLOSED_CASH_FLOW",
  "WRONG_COMMENSAL",
  "COMMENSAL_MISSING",
  "WRONG_PAYMENT_METHOD",
  "WRONG_PRODUCT",
  "DELETED_PRODUCT",
  "RESTRICTED_ORDER",
  "COUPONS_NOT_AVAILABLE",
  "INVALID_COUPON_AMOUNT",
  "SESSION_EXPIRED",
] as const;

/** What a till that booked something makes of a failure. */
export function submitFailureOf(failure: ApiFailure): SubmitFailure {
  const { code } = failure;
  // An answer that can't be read may be that of a booked sale.
  if (code === "UNREACHABLE" || code === "SERVER_ERROR" || code === "MALFORMED_ANSWER") return { code: "UNREACHABLE" };
  if (
    code === "VALIDATION" ||
    code === "STALE_ORDER" ||
    code === "INVALID_LATE_SALE" ||
    code === "PICKUP_NOT_AVAILABLE" ||
    code === "INVALID_CLASS_POSITIONS" ||
    code === "CLASS_IN_USE"
  )
    return { code: "REFUSED", error: code };
  if ("data" in failure) return failure;
  const own = ownCodes.find((one) => one === code);
  return own === undefined ? { code: "REFUSED", error: code } : { code: own };
}
