import { decimalFromCents } from "@cantina/domain/kernel";
import type { SaleRefusal } from "@cantina/domain/sale";
import type { RouteFailure } from "../http/index.ts";

/** The refusal with its money in the wire's decimals. */
export function refusalOf(refusal: SaleRefusal): RouteFailure {
  switch (refusal.code) {
    case "DAILY_LIMIT_EXCEEDED":
      return { code: refusal.code, data: decimalFromCents(refusal.data) };
    case "INSUFFICIENT_BALANCE": {
      const { balance, minimumBalance, missing } = refusal.data;
      return {
        code: refusal.code,
        data: {
          balance: decimalFromCents(balance),
          minimumBalance: decimalFromCents(minimumBalance),
          missing: decimalFromCents(missing),
        },
      };
    }
    case "NEGATIVE_BALANCE": {
      const { balance, floor, missing } = refusal.data;
      return {
        code: refusal.code,
        data: {
          balance: decimalFromCents(balance),
          floor: decimalFromCents(floor),
          missing: decimalFromCents(missing),
        },
      };
    }
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
      return refusal;
    case "CLOSED_CASH_FLOW":
    case "WRONG_COMMENSAL":
    case "COMMENSAL_MISSING":
    case "WRONG_PAYMENT_METHOD":
    case "WRONG_PRODUCT":
    case "DELETED_PRODUCT":
    case "RESTRICTED_ORDER":
      return { code: refusal.code };
  }
}
