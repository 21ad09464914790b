import { lateOrderEndpoints } from "@cantina/contract/orders";
import { accepted, refused } from "@cantina/domain/kernel";
import { inTransaction, noteChange } from "../db/index.ts";
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
    const isThere = await inTransaction(db.kysely, async (trx) => {
      const isResolved = await resolveShortage(trx, shortageId, {
        cafeteriaId,
        by: identity.profileId,
        at: clock.now(),
      });
      if (isResolved) noteChange({ entity: "stockShortage", id: shortageId });
      return isResolved;
    });
    return isThere ? accepted({ data: null }) : refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  }),
];
