import { orderEndpoints } from "@cantina/contract/orders";
import { type CafeteriaId, decimalFromCents, percentFromBasisPoints, refused } from "@cantina/domain/kernel";
import type { OrdersPort, SaleItem, SaleRequest, SubmitFailure } from "@cantina/domain/sale";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "./api-failure.ts";

const itemOf = (item: SaleItem) =>
  item.type === "PRODUCT"
    ? { ...item, exchangedCoupons: [...item.exchangedCoupons] }
    : { ...item, price: decimalFromCents(item.price) };

const bodyOf = (request: SaleRequest) => ({
  ...request,
  orderItems: request.orderItems.map(itemOf),
  expectedTotal: request.expectedTotal === null ? null : decimalFromCents(request.expectedTotal),
  sellerDiscount: request.sellerDiscount === null ? null : percentFromBasisPoints(request.sellerDiscount),
});

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

function submitFailureOf(failure: ApiFailure): SubmitFailure {
  const { code } = failure;
  // An answer that can't be read may be that of a booked sale.
  if (code === "UNREACHABLE" || code === "SERVER_ERROR" || code === "MALFORMED_ANSWER") return { code: "UNREACHABLE" };
  if (
    code === "VALIDATION" ||
    code === "STALE_ORDER" ||
    code === "INVALID_LATE_SALE" ||
    code === "PICKUP_NOT_AVAILABLE"
  )
    return { code: "REFUSED", error: code };
  if ("data" in failure) return failure;
  const own = ownCodes.find((one) => one === code);
  return own === undefined ? { code: "REFUSED", error: code } : { code: own };
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
