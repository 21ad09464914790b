import { orderEndpoints } from "@cantina/contract/orders";
import { type CafeteriaId, decimalFromCents, percentFromBasisPoints, refused } from "@cantina/domain/kernel";
import type { OrdersPort, SaleItem, SaleRequest, SubmitFailure } from "@cantina/domain/sale";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "./api-failure.ts";

const itemOf = (item: SaleItem) => (item.type === "PRODUCT" ? item : { ...item, price: decimalFromCents(item.price) });

const bodyOf = (request: SaleRequest) => ({
  ...request,
  orderItems: request.orderItems.map(itemOf),
  expectedTotal: request.expectedTotal === null ? null : decimalFromCents(request.expectedTotal),
  sellerDiscount: request.sellerDiscount === null ? null : percentFromBasisPoints(request.sellerDiscount),
});

function submitFailureOf(failure: ApiFailure): SubmitFailure {
  switch (failure.code) {
    case "CLOSED_CASH_FLOW":
    case "WRONG_COMMENSAL":
    case "COMMENSAL_MISSING":
    case "WRONG_PAYMENT_METHOD":
    case "WRONG_PRODUCT":
    case "DELETED_PRODUCT":
    case "RESTRICTED_ORDER":
    case "SESSION_EXPIRED":
      return { code: failure.code };
    case "OUT_OF_STOCK":
    case "DAILY_STOCK_LIMIT_EXCEEDED":
    case "PRICE_CHANGED":
    case "DAILY_LIMIT_EXCEEDED":
    case "INSUFFICIENT_BALANCE":
    case "NEGATIVE_BALANCE":
      return failure;
    // An answer that can't be read may be that of a booked sale.
    case "UNREACHABLE":
    case "SERVER_ERROR":
    case "MALFORMED_ANSWER":
      return { code: "UNREACHABLE" };
    default:
      return { code: "REFUSED", error: failure.code };
  }
}

export function httpOrders(client: ApiClient, cafeteriaId: CafeteriaId): OrdersPort {
  return {
    submit: async ({ key, request }) => {
      const booked = await client.call(
        orderEndpoints.createOrder,
        { params: { cafeteriaId }, body: bodyOf(request) },
        { idempotencyKey: key },
      );
      return booked.ok ? booked : refused(submitFailureOf(booked.failure));
    },
  };
}
