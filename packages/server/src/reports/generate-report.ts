import type { DecodedRequestOf, GivenDataOf } from "@cantina/contract/endpoint";
import type { reportEndpoints } from "@cantina/contract/reports";
import { daysOf } from "@cantina/domain/periods";
import { discountedSums } from "@cantina/domain/reports";
import type { Transaction } from "kysely";
import type { Reader } from "../transactions/index.ts";
import { ledgerTotal } from "./ledger-total.queries.ts";
import type { Reported } from "./report-base.queries.ts";
import { type InBlock, classRows, commensalRows, paymentRows, productRows } from "./report-rows.queries.ts";

type Endpoint = typeof reportEndpoints.generateReport;
type Query = DecodedRequestOf<Endpoint>["query"];
type Block = GivenDataOf<Endpoint>["blocks"][number];
type Days = Pick<Query, "from" | "until">;

const none = { products: [], commensals: [], classes: [], days: [], paymentMethods: [] };

function grouped<Row>(rows: readonly InBlock<Row>[]): (block: number) => readonly InBlock<Row>[] {
  const groups = new Map<number, InBlock<Row>[]>();
  for (const row of rows) {
    const group = groups.get(row.block);
    if (group === undefined) groups.set(row.block, [row]);
    else group.push(row);
  }
  return (block) => groups.get(block) ?? [];
}

const withoutBlock = <Row extends object>(rows: readonly InBlock<Row>[]) =>
  rows.map(({ block: _block, ...row }) => row);

type Classed = Awaited<ReturnType<typeof classRows>>;

const sumsOf = (rows: Classed) => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  ...discountedSums(rows),
});

/** Orders by product, commensal and class. */
async function orderBlocks(trx: Transaction<unknown>, asked: Reported, spans: readonly Days[], reader: Reader) {
  const products = grouped(await productRows(trx, asked));
  const commensals = grouped(await commensalRows(trx, asked, reader));
  const classes = grouped(await classRows(trx, asked));
  return spans.map((span, index): Block => {
    const ofClasses = classes(index + 1);
    return {
      ...none,
      from: span.from,
      until: span.until,
      products: withoutBlock(products(index + 1)).map(({ items, ...row }) => ({ ...row, items: [...items] })),
      commensals: withoutBlock(commensals(index + 1)),
      classes: withoutBlock(ofClasses),
      ...discountedSums(ofClasses),
    };
  });
}

/** Sales by day and method; `daily` has a block for each day of all spans. */
async function saleBlocks(
  trx: Transaction<unknown>,
  { asked, daily }: { readonly asked: Reported; readonly daily: Reported },
  spans: readonly Days[],
) {
  const methods = grouped(await paymentRows(trx, asked));
  const ofDay = grouped(await classRows(trx, daily));
  const [first] = spans;
  const days = first === undefined ? [] : daysOf(first.from, spans.at(-1)?.until ?? first.until);
  return spans.map((span, index): Block => {
    const own = days.flatMap((day, dayIndex) =>
      day < span.from || day > span.until ? [] : [{ day, rows: ofDay(dayIndex + 1) }],
    );
    return {
      ...none,
      from: span.from,
      until: span.until,
      days: own.map(({ day, rows }) => ({ day, ...sumsOf(rows) })),
      paymentMethods: withoutBlock(methods(index + 1)),
      ...discountedSums(own.flatMap(({ rows }) => rows)),
    };
  });
}

type Plan = {
  readonly query: Query;
  readonly reader: Reader;
  readonly asked: Reported;
  readonly daily: Reported;
  readonly spans: readonly Days[];
};

/** REPORT-06 */
export async function generatedReport(trx: Transaction<unknown>, { query, reader, asked, daily, spans }: Plan) {
  const { reportType } = query;
  const blocks = await (reportType === "ORDERS"
    ? orderBlocks(trx, asked, spans, reader)
    : saleBlocks(trx, { asked, daily }, spans));
  return {
    reportType,
    blocks,
    ...discountedSums(
      blocks.map(({ total, totalDiscountAmount }) => ({ amount: total, discountApplied: totalDiscountAmount })),
    ),
    ledgerTotal: await ledgerTotal(trx, asked),
  };
}
