import { orderEndpoints } from "@cantina/contract/orders";
import { accepted, id, refused } from "@cantina/domain/kernel";
import { v7 as newSortableId } from "uuid";
import { type Route, route } from "../http/index.ts";
import { readOrder } from "./orders.queries.ts";
import { placeOrder } from "./place-order.ts";

/** Of an order that names none: its key alone keeps it from being sold twice. */
const newCart = () => id<"cart">(newSortableId());

export const orderRoutes: readonly Route[] = [
  route(orderEndpoints.createOrder, ({ body: { cartId = newCart(), ...order } }, context) =>
    placeOrder({ ...order, cartId }, context),
  ),
  route(orderEndpoints.readTransaction, async ({ params }, { db }) => {
    const data = await readOrder(db.kysely, params.cafeteriaId, params.orderId);
    return data === undefined ? refused({ code: "NOT_FOUND" }) : accepted({ data });
  }),
];
