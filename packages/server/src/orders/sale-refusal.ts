import type { AppRefusal } from "@cantina/domain/app-orders";
import { decimalFromCents } from "@cantina/domain/kernel";
import type { RouteFailure } from "../http/index.ts";
import { accountFailureOf } from "../payments/index.ts";

/** The refusal with its money in the wire's decimals. */
export function refusalOf(refusal: AppRefusal): RouteFailure {
  switch (refusal.code) {
    case "DAILY_LIMIT_EXCEEDED":
      return { code: refusal.code, data: decimalFromCents(refusal.data) };
    case "INSUFFICIENT_BALANCE":
    case "NEGATIVE_BALANCE":
      return accountFailureOf(refusal);
    case "PRICE_CHANGED": {
      const { shownTotal, total, lines } = refusal.data;
      return {
        code: refusal.code,
        data: {
          shownTotal: decimalFromCents(shownTotal),
          total: decimalFromCents(total),
          lines: lines.map((line) => ({
            ...line,
            shownPrice: decimalFromCents(line.shownPrice),
            price: decimalFromCents(line.price),
          })),
        },
      };
    }
    case "OUT_OF_STOCK":
    case "DAILY_STOCK_LIMIT_EXCEEDED":
    case "PICKUP_NOT_AVAILABLE":
      return refusal;
    case "CLOSED_CASH_FLOW":
    case "WRONG_PERMISSIONS":
    case "WRONG_USER":
    case "WRONG_COMMENSAL":
    case "COMMENSAL_MISSING":
    case "WRONG_PAYMENT_METHOD":
    case "WRONG_PRODUCT":
    case "DELETED_PRODUCT":
    case "RESTRICTED_ORDER":
    case "COUPONS_NOT_AVAILABLE":
    case "INVALID_COUPON_AMOUNT":
      return { code: refusal.code };
  }
}
