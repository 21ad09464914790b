import { orderEndpoints, submitFailureOf } from "@cantina/contract/orders";
import { type CafeteriaId, refused } from "@cantina/domain/kernel";
import type { OrdersPort } from "@cantina/domain/sale";
import type { ApiClient } from "./api-client.ts";

export function httpOrders(client: ApiClient, cafeteriaId: CafeteriaId): OrdersPort {
  return {
    submit: async ({ key, request }) => {
      const booked = await client.call(
        orderEndpoints.createOrder,
        { params: { cafeteriaId }, body: request },
        { idempotencyKey: key },
      );
      return booked.ok ? booked : refused(submitFailureOf(booked.failure));
    },
  };
}
