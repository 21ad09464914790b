import { movementEndpoints as endpoints } from "@cantina/contract/inventory";
import { accepted, localDateOf, refused } from "@cantina/domain/kernel";
import { checkHistoryDates, historyRange } from "@cantina/domain/transactions";
import { foldPantry } from "../consumption/index.ts";
import { type Route, invalid, route } from "../http/index.ts";
import { readZone } from "../local-days/index.ts";
import { readerOf } from "../transactions/index.ts";
import { listReserved } from "./list-reserved.ts";
import { listLow } from "./low-stock.queries.ts";
import { moveConsumables, prepareConsumables } from "./move-consumables.ts";
import { listAlerts, listMovements } from "./movement.queries.ts";

/** What is read has what was consumed until now. INVENTORY-37 */
export const movementRoutes: readonly Route[] = [
  route(endpoints.listInventoryMovements, async ({ params: { cafeteriaId }, query }, { db, feed, identity, clock }) => {
    const { consumableId, type, reason, flow, offset, limit } = query;
    const zone = await readZone(db.kysely, cafeteriaId);
    const dates = { kind: "ORDER_DATE" as const, from: query.from ?? null, until: query.until ?? null };
    const checked = checkHistoryDates(dates, localDateOf(clock.now(), zone));
    if (!checked.ok)
      return refused(
        checked.failure.code === "DATE_IN_FUTURE"
          ? invalid("until", "La fecha no puede ser futura")
          : { code: "TO_BEFORE_FROM" },
      );
    if ((await foldPantry(db.kysely, cafeteriaId)) > 0) feed.poke();
    const filter = { cafeteriaId, consumableId, type, reason, flow, range: historyRange(dates, zone) };
    const { data, totalCount } = await listMovements(db.kysely, filter, { offset, limit, reader: readerOf(identity) });
    return accepted({ data: [...data], totalCount });
  }),

  moveConsumables,
  prepareConsumables,
  listReserved,

  route(endpoints.listLowStock, async ({ params: { cafeteriaId } }, { db, feed }) => {
    if ((await foldPantry(db.kysely, cafeteriaId)) > 0) feed.poke();
    return accepted({ data: [...(await listLow(db.kysely, cafeteriaId))] });
  }),

  route(endpoints.listLowStockAlerts, async ({ params: { cafeteriaId }, query }, { db, feed }) => {
    if ((await foldPantry(db.kysely, cafeteriaId)) > 0) feed.poke();
    const { consumableId, ...page } = query;
    const { data, totalCount } = await listAlerts(db.kysely, { cafeteriaId, consumableId }, page);
    return accepted({ data: [...data], totalCount });
  }),
];
