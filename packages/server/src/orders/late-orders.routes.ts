import { lateOrderEndpoints } from "@cantina/contract/orders";
import { accepted, refused } from "@cantina/domain/kernel";
import { noteChange } from "../db/index.ts";
import { type Route, change, route } from "../http/index.ts";
import { listShortages, resolveShortage } from "./late-sale.queries.ts";
import { placeLateOrder } from "./place-late-order.ts";

export const lateOrderRoutes: readonly Route[] = [
  placeLateOrder,
  route(lateOrderEndpoints.listStockShortages, async ({ params }, { db }) =>
    accepted({ data: [...(await listShortages(db.kysely, params.cafeteriaId))] }),
  ),
  change(lateOrderEndpoints.resolveStockShortage, async (trx, { params }, { identity, clock }) => {
    const { cafeteriaId, shortageId } = params;
    const resolution = { cafeteriaId, by: identity.profileId, at: clock.now() };
    if (!(await resolveShortage(trx, shortageId, resolution))) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    noteChange({ entity: "stockShortage", id: shortageId });
    return accepted({ data: null });
  }),
];
