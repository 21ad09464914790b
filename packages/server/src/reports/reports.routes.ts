import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import { reportEndpoints } from "@cantina/contract/reports";
import { type Result, type TimeZone, accepted, dayRange, localDateOf, refused } from "@cantina/domain/kernel";
import { daysOf } from "@cantina/domain/periods";
import { datesFault } from "@cantina/domain/report-filters";
import { type SaleDateKind, amountSum, discountedSums, productSums } from "@cantina/domain/reports";
import type { Transaction } from "kysely";
import { type FailureWith, type RequestContext, type Route, daysFailures, route } from "../http/index.ts";
import { readZone } from "../local-days/index.ts";
import { type Reader, readerOf } from "../transactions/index.ts";
import { chargeRows } from "./charge-rows.queries.ts";
import { dailyPurchases } from "./daily-purchases.queries.ts";
import { generatedReport } from "./generate-report.ts";
import { ledgerTotal } from "./ledger-total.queries.ts";
import { type ReportDatabase, readAside } from "./read-aside.ts";
import type { Reported } from "./report-base.queries.ts";
import { commensalRows, paymentRows, productRows } from "./report-rows.queries.ts";
import { withSealed } from "./sealed.queries.ts";

type Asked = Pick<
  DecodedRequestOf<typeof reportEndpoints.readChargesByClient>["query"],
  "from" | "until" | "withoutReverted"
>;
type Narrowing = Omit<Reported, "cafeteriaId" | "edges" | "orderType" | "dateKind" | "withoutReverted">;

const edgesOf = ({ from, until }: Asked, zone: TimeZone) => [dayRange(from, zone).from, dayRange(until, zone).until];

/** What is asked for, once its days make sense where the cafeteria is; what will be fetched may be to come. */
async function reportedOf(
  query: Asked & Narrowing,
  { orderType, dateKind }: { readonly orderType: Reported["orderType"]; readonly dateKind: SaleDateKind },
  { db, identity: { cafeteriaId }, clock }: RequestContext,
): Promise<
  Result<{ readonly asked: Reported; readonly zone: TimeZone }, FailureWith<"VALIDATION" | "TO_BEFORE_FROM">>
> {
  const zone = await readZone(db.kysely, cafeteriaId);
  const kind = orderType === "ORDER" ? "SALES" : "CHARGES";
  const fault = datesFault(kind, { ...query, dateKind }, localDateOf(clock.now(), zone));
  if (fault !== undefined) return refused(daysFailures[fault]);
  const edges = edgesOf(query, zone);
  const withoutReverted = query.withoutReverted === "true";
  return accepted({ zone, asked: { ...query, cafeteriaId, orderType, dateKind, withoutReverted, edges } });
}

type Reading<Told> = (trx: Transaction<unknown>, asked: Reported, reader: Reader) => Promise<Told>;

/** A report with what the ledger says of the same filter at the same moment. REPORT-02 */
const proven =
  <Told>(reports: ReportDatabase, read: Reading<Told>) =>
  async (query: Asked & Narrowing & { readonly dateFilterType?: SaleDateKind }, context: RequestContext) => {
    const { dateFilterType } = query;
    const kind =
      dateFilterType === undefined
        ? ({ orderType: "BALANCE_CHARGE", dateKind: "ORDER_DATE" } as const)
        : ({ orderType: "ORDER", dateKind: dateFilterType } as const);
    const reported = await reportedOf(query, kind, context);
    if (!reported.ok) return reported;
    const readAt = context.clock.now();
    return accepted(
      await readAside(reports, async (trx) => {
        const asked = await withSealed(trx, reported.value.asked);
        const told = await read(trx, asked, readerOf(context.identity));
        return { ...told, ledgerTotal: await ledgerTotal(trx, asked), readAt };
      }),
    );
  };

const byProduct: Reading<ReturnType<typeof productsOf>> = async (trx, asked) =>
  productsOf(await productRows(trx, asked));

const productsOf = (found: Awaited<ReturnType<typeof productRows>>) => ({
  rows: found.map(({ block: _block, items, ...row }) => ({ ...row, items: [...items] })),
  ...productSums(found),
});

/** `reports` are connections that nothing else uses. REPORT-07 */
export function reportRoutes(reports: ReportDatabase): readonly Route[] {
  const products = proven(reports, byProduct);
  const commensals = proven(reports, async (trx, asked, reader) => {
    const rows = (await commensalRows(trx, asked, reader)).map(({ block: _block, ...row }) => row);
    return { rows, ...discountedSums(rows) };
  });
  const payments = proven(reports, async (trx, asked) => {
    const rows = (await paymentRows(trx, asked)).map(({ block: _block, ...row }) => row);
    return { rows, total: amountSum(rows) };
  });
  const clients = proven(reports, async (trx, asked, reader) => {
    const rows = [...(await chargeRows(trx, asked, reader))];
    return { rows, total: amountSum(rows) };
  });
  return [
    route(reportEndpoints.readSalesByProduct, async ({ query }, context) => {
      const report = await products(query, context);
      return report.ok ? accepted({ data: report.value }) : report;
    }),
    route(reportEndpoints.readSalesByCommensal, async ({ query }, context) => {
      const report = await commensals(query, context);
      return report.ok ? accepted({ data: report.value }) : report;
    }),
    route(reportEndpoints.readSalesByPaymentMethod, async ({ query }, context) => {
      const report = await payments(query, context);
      return report.ok ? accepted({ data: report.value }) : report;
    }),
    route(reportEndpoints.readChargesByClient, async ({ query }, context) => {
      const report = await clients(query, context);
      return report.ok ? accepted({ data: report.value }) : report;
    }),
    route(reportEndpoints.readChargesByPaymentMethod, async ({ query }, context) => {
      const report = await payments(query, context);
      return report.ok ? accepted({ data: report.value }) : report;
    }),
    route(reportEndpoints.generateReport, async ({ query }, context) => {
      const { classId, transactionStatuses: statuses, dateFilterType: dateKind } = query;
      const narrowing = { ...query, classIds: classId === undefined ? undefined : [classId], statuses };
      const reported = await reportedOf(narrowing, { orderType: "ORDER", dateKind }, context);
      if (!reported.ok) return reported;
      const { asked: whole, zone } = reported.value;
      const days = daysOf(query.from, query.until);
      const daily = {
        ...whole,
        edges: [...days.map((day) => dayRange(day, zone).from), dayRange(query.until, zone).until],
      };
      const isDivided = query.divideInDayIntervals === "true";
      const spans = isDivided ? days.map((day) => ({ from: day, until: day })) : [query];
      const asked = isDivided ? daily : whole;
      const reader = readerOf(context.identity);
      const readAt = context.clock.now();
      const report = await readAside(reports, async (trx) =>
        generatedReport(trx, {
          query,
          reader,
          asked: await withSealed(trx, asked),
          daily: await withSealed(trx, daily),
          spans,
        }),
      );
      return accepted({ data: { ...report, readAt } });
    }),
    route(reportEndpoints.listDailyPurchases, async ({ params: { cafeteriaId }, query: { date } }, { db }) => {
      const range = dayRange(date, await readZone(db.kysely, cafeteriaId));
      return accepted({ data: await readAside(reports, (trx) => dailyPurchases(trx, cafeteriaId, range)) });
    }),
  ];
}
