import { futureOrderEndpoints } from "@cantina/contract/orders";
import { checkFutureDay } from "@cantina/domain/future-orders";
import { accepted, dayRange, localDateOf, refused } from "@cantina/domain/kernel";
import { type Route, invalid, route } from "../http/index.ts";
import { readZone } from "../local-days/index.ts";
import { readerOf } from "../transactions/index.ts";
import { listFutureOrders } from "./future-orders.queries.ts";

const dayFailures = {
  NO_SUCH_DAY: invalid("date", "Debe ser una fecha yyyy-MM-dd"),
  NOT_FUTURE: invalid("date", "La fecha debe ser de mañana en adelante"),
  TOO_FAR: invalid("date", "La fecha es demasiado lejana"),
} as const;

export const futureOrderRoutes: readonly Route[] = [
  route(futureOrderEndpoints.listFutureOrders, async ({ params, query }, { db, identity, clock }) => {
    const { cafeteriaId } = params;
    const zone = await readZone(db.kysely, cafeteriaId);
    const checked = checkFutureDay(query.date, localDateOf(clock.now(), zone));
    if (!checked.ok) return refused(dayFailures[checked.failure]);
    const range = dayRange(checked.value, zone);
    return accepted({ data: await listFutureOrders(db.kysely, cafeteriaId, range, readerOf(identity)) });
  }),
];
