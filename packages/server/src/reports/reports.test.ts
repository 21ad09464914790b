import { accepted } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, type Till, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, it } from "vitest";
import { createServer } from "../composition/index.ts";
import { openDatabase, reportLimits } from "../db/index.ts";

const clock = handClock("2026-11-10T15:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;
let desk: Till;

type Row = Readonly<Record<string, unknown>>;
type Told = Row & { readonly rows: readonly Row[]; readonly blocks: readonly Told[] };
const ask = async (path: string, query: Readonly<Record<string, string>>) => {
  const answer = await desk.get(`/${path}?${new URLSearchParams(query).toString()}`);
  return { ...answer, told: answer.data as unknown as Told };
};
const byOrder = { from: "2026-11-09", until: "2026-11-10", dateFilterType: "ORDER_DATE" };
const mistake = { reason: "MISTAKEN_ORDER", comment: "" } as const;

beforeEach(async () => {
  clock.set("2026-11-10T15:00:00Z");
  counter = await openCounter(server().database, server());
  desk = counter.tillOf(counter.canteen.administratorId);
});

describe("sales", () => {
  it("[REPORT-01] [REPORT-03] what was given back is a row of its own on its own day, and a deleted promotion still opens", async () => {
    const juice = await counter.product({ name: "Jugo", price: 300 });
    const menu = await counter.product({ name: "Menú", price: 1_000, holds: [{ productId: juice, quantity: 2 }] });
    const sold = await counter.till.sell(cartOf(menu, { quantity: 3, sellerDiscount: 10 }));
    clock.set("2026-11-12T15:00:00Z");
    await counter.till.revert(sold.data?.["id"], mistake);
    await server().database.query("update product set status = 'DELETED' where id = $1", [menu]);
    const row = { type: "PRODUCT", productId: menu, productVersion: 1, name: "Menú", isDeleted: true, price: 10 };
    const item = { productId: juice, name: "Jugo" };
    const given = { ...row, isReturn: false, quantity: 3, amount: 30, discount: 3, items: [{ ...item, quantity: 6 }] };
    const back = {
      ...row,
      isReturn: true,
      quantity: -3,
      amount: -30,
      discount: -3,
      items: [{ ...item, quantity: -6 }],
    };
    const on = async (day: string) => (await ask("reports/sales/products", { from: day, until: day })).told;
    expect(await on("2026-11-10")).toMatchObject({
      rows: [given],
      total: 27,
      totalDiscountAmount: 3,
      ledgerTotal: 27,
      readAt: "2026-11-12T15:00:00.000Z",
    });
    expect(await on("2026-11-12")).toMatchObject({ rows: [back], total: -27, ledgerTotal: -27 });
    expect(await on("2026-11-11")).toMatchObject({ rows: [], total: 0, ledgerTotal: 0 });
    const both = { ...byOrder, until: "2026-11-12" };
    expect((await ask("reports/sales/products", both)).told).toMatchObject({ rows: [given, back], total: 0 });
    const without = await ask("reports/sales/products", { ...both, withoutReverted: "true" });
    expect(without.told).toMatchObject({ rows: [], total: 0, ledgerTotal: 0 });
  });

  it("[REPORT-04] [HISTORY-13] the history behind a cell sums to it, on whichever later day some of it was given back", async () => {
    const { commensalId, clientId } = await counter.diner({ balance: 100_000 });
    const juice = await counter.product({ price: 300 });
    const sold = { commensalId, paymentMethod: "ACCOUNT_BALANCE" } as const;
    await counter.till.sell(cartOf(juice, sold));
    const wrong = await counter.till.sell(cartOf(juice, { ...sold, quantity: 2 }));
    const charge = await counter.till.chargeBalance({ amount: 50, buyerId: clientId, paymentMethod: "CARD" });
    // Never paid: no report counts it, and none leads to it.
    await server().database.query(
      `insert into transaction (id, cafeteria_id, order_type, status, buyer_id, payment_method, subtotal, total_price,
         local_date, date_time, last_status_update, origin_medium)
       values (gen_random_uuid(), $1, 'BALANCE_CHARGE', 'STARTED', $2, 'MERCADO_PAGO', 900, 900, '2026-11-10',
         '2026-11-10T15:00:00Z', '2026-11-10T15:00:00Z', 'MOBILE')`,
      [counter.canteen.cafeteriaId, clientId],
    );
    clock.set("2026-11-12T15:00:00Z");
    const topUp = charge.data?.["transaction"] as { readonly id: string } | undefined;
    for (const reverted of [wrong.data?.["id"], topUp?.id])
      expect(await counter.till.revert(reverted, mistake)).toMatchObject({ status: 200 });
    const on = { from: "2026-11-10", until: "2026-11-10" };
    const inHistory = async (more: Readonly<Record<string, string>>) => {
      const rows = await ask("transactions", { ...on, ...more });
      const { told } = await ask("transactions/sum", { ...on, ...more });
      return [(rows.data as unknown as readonly Row[]).length, told["total"]];
    };
    const asked = { ...on, dateFilterType: "ORDER_DATE" };
    const diners = (await ask("reports/sales/commensals", asked)).told;
    expect(diners.rows).toMatchObject([{ commensalId, isReturn: false, amount: 9 }]);
    const orders = { orderType: "ORDER", commensalId };
    expect(await inHistory({ ...orders, asSold: "true" })).toEqual([2, 9]);
    expect(await inHistory(orders)).toEqual([2, 3]);
    const charges = (await ask("reports/balance-charges/clients", on)).told;
    expect(charges.rows).toMatchObject([{ profileId: clientId, isReturn: false, amount: 50 }]);
    expect(await inHistory({ orderType: "BALANCE_CHARGE", asSold: "true" })).toEqual([1, 50]);
    expect(await inHistory({ orderType: "BALANCE_CHARGE" })).toEqual([2, 0]);
  });

  it("[REPORT-02] a posting that is missing shows as a difference from the ledger", async () => {
    await counter.till.sell(cartOf(await counter.product({ price: 500 })));
    const { database } = server();
    await database.query(
      `update transaction_item set price = price + 1, total = total + 1 where transaction_id in (
         select id from transaction where cafeteria_id = $1)`,
      [counter.canteen.cafeteriaId],
    );
    expect((await ask("reports/sales/products", byOrder)).told).toMatchObject({ total: 5.01, ledgerTotal: 5 });
    expect((await ask("reports/sales/payment-method", byOrder)).told).toMatchObject({ total: 5, ledgerTotal: 5 });
  });

  it("[REPORT-01] days are at most a year, in their order, and in the future only by pickup", async () => {
    const codes = async (days: Readonly<Record<string, string>>) => {
      const { status, code } = await ask("reports/sales/products", days);
      return code ?? status;
    };
    expect(await codes({ from: "2026-11-12", until: "2026-11-11" })).toBe("TO_BEFORE_FROM");
    expect(await codes({ from: "2025-11-01", until: "2026-11-10" })).toBe("VALIDATION");
    expect(await codes({ from: "2026-11-10", until: "2026-12-01" })).toBe(200);
    expect(await codes({ from: "2026-11-10", until: "2026-12-01", dateFilterType: "ORDER_DATE" })).toBe("VALIDATION");
  });
});

describe("what is exported", () => {
  it("[REPORT-06] divided by days adds up to the whole, of orders and of sales", async () => {
    const { commensalId } = await counter.diner({ balance: 100_000 });
    const juice = await counter.product({ price: 300 });
    await counter.till.sell(cartOf(juice));
    clock.set("2026-11-11T02:30:00Z");
    await counter.till.sell(cartOf(juice, { commensalId, paymentMethod: "ACCOUNT_BALANCE", quantity: 2 }));
    clock.set("2026-11-13T12:00:00Z");
    const late = await counter.till.sell(cartOf(juice, { paymentMethod: "CARD" }));
    await counter.till.revert(late.data?.["id"], mistake);
    const days = { from: "2026-11-10", until: "2026-11-13" };
    const get = async (more: Readonly<Record<string, string>>) =>
      (await ask("products/generate-report", { ...days, ...more })).told;
    const orders = await get({ reportType: "ORDERS", divideInDayIntervals: "true" });
    expect(orders.blocks.map(({ from, total }) => [from, total])).toEqual([
      ["2026-11-10", 9],
      ["2026-11-11", 0],
      ["2026-11-12", 0],
      ["2026-11-13", 0],
    ]);
    expect(orders.blocks[0]).toMatchObject({
      commensals: [
        { commensalId, count: 1, amount: 6 },
        { commensalId: null, count: 1, amount: 3 },
      ],
      classes: [
        { className: "3º A", amount: 6 },
        { classId: null, amount: 3 },
      ],
    });
    const sales = await get({ reportType: "SALES" });
    expect(sales).toMatchObject({ total: 9, ledgerTotal: 9, totalDiscountAmount: 0 });
    expect(sales.blocks).toMatchObject([
      {
        days: [{ day: "2026-11-10", count: 2, total: 9 }, { total: 0 }, { total: 0 }, { count: 0, total: 0 }],
        paymentMethods: [
          { paymentMethod: "ACCOUNT_BALANCE", amount: 6 },
          { paymentMethod: "CARD", isReturn: false, amount: 3 },
          { paymentMethod: "CARD", isReturn: true, amount: -3 },
          { paymentMethod: "CASH", amount: 3 },
        ],
      },
    ]);
    expect(await get({ reportType: "SALES", transactionStatuses: "CANCELLED" })).toMatchObject({ total: 0 });
    const bought = await ask("products/daily_purchases", { date: "2026-11-10" });
    expect(bought.told).toMatchObject([
      { productId: juice, className: "3º A", quantity: 2 },
      { productId: juice, classId: null, quantity: 1 },
    ]);
  });
});

describe("connections", () => {
  it("[REPORT-07] [METRICS-10] of reports and metrics are their own: while they are all busy for some seconds at most, tills sell", async () => {
    expect(reportLimits.statementMs).toBeLessThanOrEqual(10_000);
    const { database, openAnother } = server();
    const opened = await openDatabase<unknown>(database.address, { maxConnections: 1, limits: reportLimits });
    if (!opened.ok) throw new Error("the test database is there");
    const { kysely } = opened.value;
    const other = await createServer({
      database: await openAnother(),
      reports: opened.value,
      clock,
      mail: { send: async () => accepted(null) },
      logLevel: "silent",
    });
    try {
      const till = counter.tillOf(counter.canteen.employeeId, other);
      const office = counter.tillOf(counter.canteen.administratorId, other);
      const juice = await counter.product();
      await database.query("update cafeteria set features = features || 'metrics'::text where id = $1", [
        counter.canteen.cafeteriaId,
      ]);
      const paths = [`/reports/sales/products?${new URLSearchParams(byOrder).toString()}`, "/metrics/order-kpi"];
      let answered = 0;
      const asked = await kysely.connection().execute(async () => {
        const reports = [...paths, ...paths].map(async (path) => {
          const { status } = await office.get(path);
          answered += 1;
          return status;
        });
        for (let sale = 0; sale < 3; sale += 1) expect((await till.sell(cartOf(juice))).status).toBe(200);
        expect(answered).toBe(0);
        return { reports };
      });
      expect(await Promise.all(asked.reports)).toEqual([200, 200, 200, 200]);
    } finally {
      await other.close();
      await opened.value.close();
    }
  });
});
