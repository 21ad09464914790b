import { orderEndpoints } from "@cantina/contract/orders";
import { accepted, refused } from "@cantina/domain/kernel";
import { type Route, isOpenTo, route } from "../http/index.ts";
import { readOrder } from "./orders.queries.ts";
import { placeOrder } from "./place-order.ts";

export const orderRoutes: readonly Route[] = [
  placeOrder,
  route(orderEndpoints.readTransaction, async ({ params }, { db, identity }) => {
    const data = await readOrder(db.kysely, params.cafeteriaId, params.orderId);
    return data === undefined || !isOpenTo(identity, data.buyerId)
      ? refused({ code: "NOT_FOUND" })
      : accepted({ data });
  }),
];
