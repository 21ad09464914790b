import { lateOrderEndpoints } from "@cantina/contract/orders";
import { accepted } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { listShortages } from "./late-sale.queries.ts";
import { placeLateOrder } from "./place-late-order.ts";

export const lateOrderRoutes: readonly Route[] = [
  placeLateOrder,
  route(lateOrderEndpoints.listStockShortages, async ({ params }, { db }) =>
    accepted({ data: [...(await listShortages(db.kysely, params.cafeteriaId))] }),
  ),
];
