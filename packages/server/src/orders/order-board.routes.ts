import { orderBoardEndpoints } from "@cantina/contract/orders";
import { accepted } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { listBoardOrders, listDeliveredOrders } from "./order-board.queries.ts";
import { setAutoComplete } from "./set-auto-complete.ts";
import { archiveOrder, deliverDay, deliverOrders, markReady, recoverDay, recoverOrder } from "./take-steps.ts";

export const orderBoardRoutes: readonly Route[] = [
  route(orderBoardEndpoints.listBoardOrders, async ({ params }, { db, clock }) =>
    accepted({ data: await listBoardOrders(db.kysely, params.cafeteriaId, clock.now()) }),
  ),
  route(orderBoardEndpoints.listDeliveredOrders, async ({ params }, { db }) =>
    accepted({ data: await listDeliveredOrders(db.kysely, params.cafeteriaId) }),
  ),
  deliverOrders,
  markReady,
  deliverDay,
  recoverDay,
  recoverOrder,
  archiveOrder,
  setAutoComplete,
];
