import { stockEndpoints } from "@cantina/contract/stock";
import { can } from "@cantina/domain/access";
import { accepted, dayRange, localDateOf, refused } from "@cantina/domain/kernel";
import { beginsOrEnds, checkStockReport, decideStockChange } from "@cantina/domain/stock";
import { checkHistoryDates, historyRange } from "@cantina/domain/transactions";
import { type Route, change, daysFailures, recordChange, route } from "../http/index.ts";
import { readZone } from "../local-days/index.ts";
import { readerOf } from "../transactions/index.ts";
import { lockStock, writeChange } from "./change-stock.queries.ts";
import { dailyStocksOf } from "./daily-stocks.queries.ts";
import { readReport } from "./stock-report.queries.ts";
import { resolveShortagesOf } from "./shortage.queries.ts";
import { shortageRoutes } from "./shortages.routes.ts";
import { listRecords, readStockRecord } from "./stock-records.queries.ts";
import { tooManyUnits } from "./too-many-units.ts";

export const stockRoutes: readonly Route[] = [
  ...shortageRoutes,
  change(stockEndpoints.createStockRecord, async (trx, { params: { cafeteriaId }, body }, context) => {
    const { identity, clock } = context;
    const { productId, description } = body;
    if (beginsOrEnds(body.type) && !can(identity, "editStock")) return refused({ code: "WRONG_PERMISSIONS" });
    const product = await lockStock(trx, cafeteriaId, productId);
    if (product === undefined) return refused({ code: "WRONG_PRODUCT" });
    if (product.status === "DELETED") return refused({ code: "DELETED_PRODUCT" });
    const decided = decideStockChange(product, body);
    if (!decided.ok)
      return refused(decided.failure.code === "STOCK_TOO_HIGH" ? tooManyUnits("amount") : decided.failure);
    const { profileId: sellerId } = identity;
    const at = clock.now();
    const recordId = await writeChange(trx, { ...decided.value, cafeteriaId, productId, sellerId, description, at });
    if (body.type === "CLEAR_STOCK")
      await resolveShortagesOf(trx, new Map([[productId, recordId]]), { by: sellerId, at });
    const [before, after] = [product.currentStock, decided.value.stock];
    await recordChange(trx, context, { entityType: "product", id: productId, before, after });
    return accepted({ data: await readStockRecord(trx, recordId, readerOf(identity)) });
  }),

  route(stockEndpoints.listStockRecords, async ({ params: { cafeteriaId }, query }, { db, identity, clock }) => {
    const zone = await readZone(db.kysely, cafeteriaId);
    const dates = { kind: "ORDER_DATE" as const, from: query.from ?? null, until: query.until ?? null };
    const checked = checkHistoryDates(dates, localDateOf(clock.now(), zone));
    if (!checked.ok)
      return refused(checked.failure.code === "DATE_IN_FUTURE" ? daysFailures.IN_FUTURE : { code: "TO_BEFORE_FROM" });
    const { productId, offset, limit } = query;
    const { from, until } = historyRange(dates, zone);
    // What is dated after the present was booked before it, by a clock that was ahead.
    const range = { from, until: until !== null && until > clock.now() ? null : until };
    const filter = { cafeteriaId, productId, range };
    return accepted(await listRecords(db.kysely, filter, { offset, limit, reader: readerOf(identity) }));
  }),

  route(stockEndpoints.readStockReport, async ({ params: { cafeteriaId }, query }, { db, clock }) => {
    const zone = await readZone(db.kysely, cafeteriaId);
    const now = clock.now();
    const checked = checkStockReport(query, localDateOf(now, zone));
    if (!checked.ok) return refused(daysFailures[checked.failure.dates ?? "MISSING"]);
    const range = { from: dayRange(query.from, zone).from, until: dayRange(query.until, zone).until };
    const { productId } = query;
    const report = await readReport(db.kysely, { cafeteriaId, productId, range, zone, now });
    return report === undefined ? refused({ code: "NOT_FOUND" }) : accepted({ data: report });
  }),

  route(stockEndpoints.listDailyStocks, async ({ params: { cafeteriaId } }, { db, clock }) => {
    const zone = await readZone(db.kysely, cafeteriaId);
    const today = localDateOf(clock.now(), zone);
    const { until: tomorrow } = dayRange(today, zone);
    return accepted({ data: [...(await dailyStocksOf(db.kysely, { cafeteriaId, today, tomorrow }))] });
  }),
];
