import { lateOrderEndpoints } from "@cantina/contract/orders";
import { accepted, refused } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { listShortages, resolveShortage } from "./late-sale.queries.ts";
import { placeLateOrder } from "./place-late-order.ts";

export const lateOrderRoutes: readonly Route[] = [
  route(lateOrderEndpoints.createLateOrder, ({ body }, context) => placeLateOrder(body, context)),
  route(lateOrderEndpoints.listStockShortages, async ({ params }, { db }) =>
    accepted({ data: [...(await listShortages(db.kysely, params.cafeteriaId))] }),
  ),
  route(lateOrderEndpoints.resolveStockShortage, async ({ params }, { db, identity, clock }) => {
    const { cafeteriaId, shortageId } = params;
    const isThere = await resolveShortage(db.kysely, shortageId, {
      cafeteriaId,
      by: identity.profileId,
      at: clock.now(),
    });
    return isThere ? accepted({ data: null }) : refused({ code: "NOT_FOUND" });
  }),
];
