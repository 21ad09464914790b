import { orderEndpoints } from "@cantina/contract/orders";
import { type CafeteriaId, decimalFromCents, percentFromBasisPoints, refused } from "@cantina/domain/kernel";
import type { OrdersPort, SaleItem, SaleRequest } from "@cantina/domain/sale";
import type { ApiClient } from "./api-client.ts";
import { submitFailureOf } from "./submit-failure.ts";

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
