import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import {
  type Counter,
  type LateOrderBody,
  type Till,
  cartOf,
  handClock,
  openCounter,
} from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";

const start = Date.parse("2026-11-20T13:00:00Z");
const clock = handClock(new Date(start).toISOString());
const server = withTestServer({ clock });
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

let counter: Counter;
let till: Till;
let administrator: Till;
let product: ProductId;
let minutes: number;

type Row = Readonly<Record<string, unknown>>;
/** So many minutes after the test's start. */
const at = (after: number): string => new Date(start + after * 60_000).toISOString();
const goOn = (by = 1): void => {
  minutes += by;
  clock.set(at(minutes));
};
const book = async (type: string, amount: number, productId = product): Promise<void> => {
  const answer = await administrator.post("/stockflow", { productId, type, amount, description: "Reparto" });
  expect(answer.status, answer.text).toBe(200);
};
const count = (quantity: number, countedAt = at(minutes), by = till, productId = product) =>
  by.post("/stock-counts", { rows: [{ productId, countedAt, quantity }] });
const stockOf = async (productId = product): Promise<unknown> =>
  (await query("select current_stock from product where id = $1", productId))[0]?.["current_stock"];
const listOf = ({ data }: { readonly data?: Row | undefined }) => (data?.["rows"] ?? []) as readonly Row[];
const rowOf = (answer: { readonly data?: Row | undefined }): Row => listOf(answer)[0] ?? {};
const sell = async (quantity: number, markAsCompleted = true): Promise<string> => {
  const sold = await till.sell(cartOf(product, { quantity, markAsCompleted, paymentMethod: "CASH" }));
  expect(sold.status, sold.text).toBe(200);
  return String(sold.data?.["id"]);
};
const sellLate = (quantity: number, soldAt: string, markAsCompleted = true) => {
  const body: LateOrderBody = {
    cartId: randomUUID(),
    orderItems: [{ type: "PRODUCT", productId: product, productVersion: 1, price: 150, quantity }],
    commensalId: null,
    comments: "",
    paymentMethod: "CASH",
    totalPrice: 150 * quantity,
    sellerDiscount: null,
    dinerDiscount: null,
    markAsCompleted,
    soldAt,
    sellerId: counter.canteen.employeeId,
    registerSessionId: null,
  };
  return till.sellLate(body);
};

beforeEach(async () => {
  minutes = 0;
  clock.set(at(0));
  counter = await openCounter(server().database, server(), { features: ["stockControl"] });
  till = counter.till;
  administrator = counter.tillOf(counter.canteen.administratorId);
  product = await counter.product({ price: 15_000, name: "Alfajor" });
  await book("INITIALIZE_STOCK", 20);
  goOn();
});

describe("a count", () => {
  test("[COUNT-01] [COUNT-02] leaves sales, deliveries and reverts since its instant standing", async () => {
    const reverted = await sell(2);
    goOn();
    const countedAt = at(minutes);
    goOn();
    await sell(3);
    await book("INGRESO", 10);
    await administrator.revert(reverted, { reason: "MISTAKEN_ORDER", comment: "" });
    goOn();
    // 18 were expected; 15 were there.
    const booked = await count(15, countedAt);
    expect(booked.status, booked.text).toBe(200);
    expect(rowOf(booked)).toEqual({
      productId: product,
      productName: "Alfajor",
      countedAt,
      counted: 15,
      expected: 18,
      difference: -3,
      units: -3,
      shortage: 0,
      resultingStock: 24,
      supersededBy: null,
    });
    expect(await stockOf()).toBe(24);
    const [latest] = (await till.get(`/stockflow?productId=${product}`)).data as unknown as readonly Row[];
    expect(latest).toMatchObject({ type: "COUNT", amount: -3, resultingStock: 24, countId: booked.data?.["id"] });
    const today = "2026-11-20";
    const report = await administrator.get(`/stockflow/report?productId=${product}&from=${today}&until=${today}`);
    expect(report.data).toMatchObject({ days: [{ received: 30, sold: 5, returned: 2, counted: -3, end: 24 }] });
  });

  test("[COUNT-01] counts what pending orders hold, as it was at its instant", async () => {
    const order = await sell(4, false);
    const promotion = await counter.product({ holds: [{ productId: product, quantity: 2 }] });
    expect((await till.sell({ ...cartOf(promotion), markAsCompleted: false })).status).toBe(200);
    goOn();
    const countedAt = at(minutes);
    goOn();
    // Handed over after it was counted, and one was taken back.
    await till.put("/transactions/orders/mark_delivered", { orderIds: [order] });
    goOn();
    const trial = await till.post("/stock-counts?dryRun=true", {
      rows: [{ productId: product, countedAt, quantity: 19 }],
    });
    expect(trial.data).toMatchObject({
      id: null,
      rows: [{ expected: 20, difference: -1, units: -1, resultingStock: 13, supersededBy: null }],
    });
    expect(await stockOf()).toBe(14);
    expect(rowOf(await count(19, countedAt))).toMatchObject({ expected: 20, units: -1, resultingStock: 13 });
    goOn();
    await till.put(`/orders/${order}/undo_delivered`, {});
    goOn();
    // 4 are back on the shelf, held again: 13 available, 4 and 2 held.
    expect(rowOf(await count(19))).toMatchObject({ expected: 19, units: 0 });
  });

  test("[COUNT-03] of less than is held ends at 0 and tells the rest as a shortage, which the next count resolves", async () => {
    await sell(18, false);
    goOn();
    const short = await count(15);
    expect(rowOf(short)).toMatchObject({ expected: 20, difference: -5, units: -2, shortage: 3, resultingStock: 0 });
    goOn();
    expect(rowOf(await count(18))).toMatchObject({ expected: 18, units: 0, shortage: 0 });
    const [row] = await query(
      `select s.count_id as "countId", s.quantity, f.type, f.count_id <> s.count_id as "isOfAnother"
         from stock_shortage s join stock_flow f on f.id = s.resolved_by_record where s.product_id = $1`,
      product,
    );
    expect(row).toEqual({ countId: short.data?.["id"], quantity: 3, type: "COUNT", isOfAnother: true });
  });

  test("[COUNT-04] that differs in nothing is a record too, one of 0 where there is nothing", async () => {
    await book("EGRESO", 20);
    goOn();
    expect(rowOf(await count(0))).toMatchObject({ expected: 0, units: 0, resultingStock: 0 });
    const flows = await query("select amount from stock_flow where product_id = $1 and type = 'COUNT'", product);
    expect(flows).toEqual([{ amount: 0 }]);
  });

  test("[COUNT-06] of an earlier instant moves nothing once a later one holds, whoever sends first", async () => {
    const [early, late] = [at(minutes), at(minutes + 1)];
    goOn(2);
    const holds = await count(12, late, administrator);
    const superseded = await count(9, early);
    expect(rowOf(superseded)).toMatchObject({ units: 0, supersededBy: holds.data?.["id"], resultingStock: 12 });
    expect(rowOf(await count(11, late))).toMatchObject({ units: -1, expected: 12, supersededBy: null });
    expect(await stockOf()).toBe(11);
    // Its stock begins anew: what was counted before holds no more, and can't be counted any more.
    goOn();
    await book("CLEAR_STOCK", 0);
    await book("INITIALIZE_STOCK", 5);
    expect((await count(4, late)).extra).toEqual([{ productId: product, fault: "TOO_OLD" }]);
    goOn();
    expect(rowOf(await count(4))).toMatchObject({ expected: 5, units: -1 });
  });

  test("[COUNT-07] is refused whole, each wrong row with its reason", async () => {
    const [deleted, plain] = await Promise.all([counter.product({ stock: 1, isDeleted: true }), counter.product()]);
    const other = await openCounter(server().database, server(), { features: ["stockControl"] });
    const foreign = await other.product({ stock: 5 });
    const unknown = randomUUID();
    const countedAt = at(minutes);
    const row = (productId: string, more: object = {}) => ({ productId, countedAt, quantity: 1, ...more });
    const refusalsOf = async (...rows: readonly object[]) => {
      const answer = await till.post("/stock-counts", { rows });
      return [answer.status, answer.code, (answer.extra as readonly Row[]).map(({ fault }) => fault)];
    };
    expect(await refusalsOf(row(product), row(deleted), row(plain), row(foreign), row(unknown))).toEqual([
      409,
      "COUNT_REFUSED",
      ["DELETED", "WITHOUT_STOCK", "UNKNOWN", "UNKNOWN"],
    ]);
    expect(await refusalsOf(row(product), row(product))).toEqual([409, "COUNT_REFUSED", ["REPEATED", "REPEATED"]]);
    expect((await refusalsOf(row(product, { countedAt: at(minutes + 3) })))[2]).toEqual(["IN_FUTURE"]);
    expect((await refusalsOf(row(product, { countedAt: at(-1) })))[2]).toEqual(["TOO_OLD"]);
    await book("INGRESO", 1);
    expect((await refusalsOf(row(product, { countedAt: at(0), quantity: 1_000_000_000 })))[2]).toEqual(["TOO_MUCH"]);
    for (const rows of [[], [row(product, { quantity: -1 })], [row(product, { quantity: 1.5 })], [row("otro")]])
      expect((await till.post("/stock-counts", { rows })).code).toBe("VALIDATION");
    expect(await query("select 1 from stock_flow where product_id = $1 and type = 'COUNT'", product)).toEqual([]);
    // A device whose clock is a minute ahead has counted now.
    expect(rowOf(await count(5, at(minutes + 1)))).toMatchObject({ countedAt: at(minutes) });
  });

  test("[COUNT-08] is listed newest first with who counted, and read with its rows by name", async () => {
    const milk = await counter.product({ name: "agua", stock: 5 });
    const both = (quantity: number) => ({
      rows: [product, milk].map((productId) => ({ productId, countedAt: at(minutes), quantity })),
    });
    // The second product's stock began at the database's own time.
    await query("update cafeteria set statuses_known_since = '-infinity' where id = $1", counter.canteen.cafeteriaId);
    clock.set("2030-01-01T12:00:00Z");
    const now = { ...both(5), rows: both(5).rows.map((row) => ({ ...row, countedAt: "2030-01-01T11:59:00.000Z" })) };
    const first = await administrator.post("/stock-counts", now);
    expect(first.status, first.text).toBe(200);
    clock.set("2030-01-01T12:05:00Z");
    const second = await count(6, "2030-01-01T12:04:00.000Z");
    const list = await till.get("/stock-counts?limit=1");
    expect([list.data, (JSON.parse(list.text) as Row)["totalCount"]]).toMatchObject([
      [{ id: second.data?.["id"], products: 1, differing: 1, shortage: 0, profileId: counter.canteen.employeeId }],
      2,
    ]);
    const [older] = (await till.get("/stock-counts?offset=1")).data as unknown as readonly Row[];
    expect(older).toMatchObject({ id: first.data?.["id"], products: 2, differing: 1, profile: { isDeleted: false } });
    const read = await till.get(`/stock-counts/${String(first.data?.["id"])}`);
    expect(read.data).toEqual(first.data);
    expect(listOf(read).map(({ productName }) => productName)).toEqual(["agua", "Alfajor"]);
    expect((await till.get(`/stock-counts/${randomUUID()}`)).code).toBe("NOT_FOUND");
  });

  test("closes with the feature", async () => {
    await query("update cafeteria set features = '{}' where id = $1", counter.canteen.cafeteriaId);
    expect((await till.get("/stock-counts")).code).toBe("FEATURE_DISABLED");
    expect((await count(1)).code).toBe("FEATURE_DISABLED");
  });
});

describe("a sale from before a count that becomes known after it", () => {
  test("[COUNT-05] is made up for once, by a record that names the count, and no shortage is told", async () => {
    const soldAt = at(minutes);
    goOn();
    await sell(2);
    // 20 less 2 less 6 sold without a connection; one more is missing.
    const countedAt = at(minutes);
    goOn();
    const counted = await count(11, countedAt);
    expect(rowOf(counted)).toMatchObject({ expected: 18, units: -7, resultingStock: 11 });
    goOn();
    await sell(9);
    const sold = await sellLate(6, soldAt);
    expect(sold.status, sold.text).toBe(200);
    expect(await stockOf()).toBe(2);
    const [made] = await query(
      "select type, amount, count_id as count, compensates from stock_flow where product_id = $1 and compensates is not null",
      product,
    );
    expect(made).toEqual({ type: "COUNT", amount: 6, count: counted.data?.["id"], compensates: sold.data?.["id"] });
    expect(await query("select 1 from stock_shortage where product_id = $1", product)).toEqual([]);
    await administrator.revert(sold.data?.["id"], { reason: "MISTAKEN_ORDER", comment: "" });
    expect(await stockOf()).toBe(8);
  });

  test("[COUNT-05] is none of its differences when it becomes known before it is booked", async () => {
    const [soldAt, countedAt] = [at(minutes), at(minutes + 1)];
    goOn(2);
    expect((await sellLate(25, soldAt)).status).toBe(200);
    goOn();
    expect(rowOf(await count(3, countedAt))).toMatchObject({ counted: 3, shortage: 0, resultingStock: 3 });
    expect(await stockOf()).toBe(3);
    expect(await query("select 1 from stock_shortage where product_id = $1 and resolved_at is null", product)).toEqual(
      [],
    );
  });

  test("[COUNT-05] and is still to be handed over was counted on the shelf", async () => {
    const soldAt = at(minutes);
    goOn();
    await count(20);
    goOn();
    expect((await sellLate(4, soldAt, false)).status).toBe(200);
    expect(await stockOf()).toBe(16);
    goOn();
    expect(rowOf(await count(20))).toMatchObject({ expected: 20, units: 0 });
  });
});
