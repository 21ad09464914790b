import { orderBoardEndpoints } from "@cantina/contract/orders";
import { type Result, accepted } from "@cantina/domain/kernel";
import type { OrderState } from "@cantina/domain/orders";
import { type Route, type RouteFailure, route } from "../http/index.ts";
import { listBoardOrders, listDeliveredOrders } from "./order-board.queries.ts";
import { setAutoComplete } from "./set-auto-complete.ts";
import { deliverToday, recoverToday, takeSteps } from "./take-steps.ts";

async function statesOf(outcome: Promise<Result<readonly OrderState[], RouteFailure>>) {
  const states = await outcome;
  return states.ok ? accepted({ data: states.value }) : states;
}

export const orderBoardRoutes: readonly Route[] = [
  route(orderBoardEndpoints.listBoardOrders, async ({ params }, { db, clock }) =>
    accepted({ data: await listBoardOrders(db.kysely, params.cafeteriaId, clock.now()) }),
  ),
  route(orderBoardEndpoints.listDeliveredOrders, async ({ params }, { db }) =>
    accepted({ data: await listDeliveredOrders(db.kysely, params.cafeteriaId) }),
  ),
  route(orderBoardEndpoints.deliverOrders, ({ body: { orderIds, versions = [] } }, context) => {
    const orders = orderIds.map((id, index) => ({ id, version: versions[index] ?? null }));
    return statesOf(takeSteps({ step: "deliver", orders }, context));
  }),
  route(orderBoardEndpoints.deliverDay, (_request, context) => statesOf(deliverToday(context))),
  route(orderBoardEndpoints.recoverDay, (_request, context) => statesOf(recoverToday(context))),
  route(orderBoardEndpoints.recoverOrder, ({ params, body }, context) =>
    statesOf(takeSteps({ step: "recover", orders: [{ id: params.orderId, version: body.version ?? null }] }, context)),
  ),
  route(orderBoardEndpoints.archiveOrder, ({ params, body }, context) =>
    statesOf(takeSteps({ step: "archive", orders: [{ id: params.orderId, version: body.version ?? null }] }, context)),
  ),
  route(orderBoardEndpoints.setAutoComplete, async ({ body }, context) => {
    const outcome = await setAutoComplete(body.autoCompleteCheck, context);
    return outcome.ok ? accepted({ data: { autoCompleteCheck: outcome.value } }) : outcome;
  }),
];
