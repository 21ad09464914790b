import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, type Till, addProfile, cartOf, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, it } from "vitest";

const server = withTestServer();
let counter: Counter;
let [administrator, employee] = ["", ""];
let product: ProductId;

type Row = Readonly<Record<string, unknown>>;
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const ask = async (
  method: "GET" | "POST",
  path: string,
  { by = administrator, body }: { by?: string; body?: object } = {},
) => {
  const headers = { "idempotency-key": randomUUID() };
  const url = `/api/cafeterias/${counter.canteen.cafeteriaId}${path}`;
  const reply = await server().ask(method, url, { token: by, headers, ...(body !== undefined && { body }) });
  const json = reply.json as {
    data?: unknown;
    totalCount?: number;
    Message?: { Message: string; ExtraData?: unknown };
  };
  return { status: reply.status, ...json, code: json.Message?.Message, extra: json.Message?.ExtraData };
};
const book = (type: string, amount: number, more: object = {}, by = administrator) =>
  ask("POST", "/stockflow", { by, body: { productId: product, type, amount, description: "Reparto", ...more } });
const stockOf = async (): Promise<unknown> =>
  (await query("select current_stock from product where id = $1", product))[0]?.["current_stock"];
const recordsOf = async (more = ""): Promise<readonly Row[]> =>
  (await ask("GET", `/stockflow?limit=100&productId=${product}${more}`)).data as readonly Row[];

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["stockControl"] });
  administrator = await signInAs(server().database, counter.canteen.administratorId);
  employee = await signInAs(
    server().database,
    await addProfile(server().database.query, counter.canteen.cafeteriaId, "CAFETERIA_EMPLOYEE"),
  );
  product = await counter.product({ price: 1_000 });
});

describe("what a person books", () => {
  it("[STOCK-01] [STOCK-03] begins with an amount, ends with none, and each record keeps what it left", async () => {
    expect(await book("INITIALIZE_STOCK", 10)).toMatchObject({ data: { amount: 10, resultingStock: 10 } });
    expect(await book("EGRESO", 4)).toMatchObject({ data: { type: "OUT", amount: 4, resultingStock: 6 } });
    expect(await book("INGRESO", 5)).toMatchObject({ data: { type: "IN", amount: 5, resultingStock: 11 } });
    expect(await stockOf()).toBe(11);
    expect(await book("CLEAR_STOCK", 0, { description: "" })).toMatchObject({
      data: { type: "CLEAR_STOCK", amount: 11, resultingStock: 0 },
    });
    expect(await stockOf()).toBeNull();
    const records = await recordsOf();
    expect(records.map(({ type, resultingStock }) => [type, resultingStock])).toEqual([
      ["CLEAR_STOCK", 0],
      ["IN", 11],
      ["OUT", 6],
      ["INITIALIZE_STOCK", 10],
    ]);
    expect(records[0]).toMatchObject({ productId: product, seller: { isDeleted: false }, transactionId: null });
  });

  it("[STOCK-02] an exit beyond the stock, no units and no description are refused, and nothing moves", async () => {
    await book("INITIALIZE_STOCK", 3);
    const beyond = await book("EGRESO", 4);
    expect([beyond.status, beyond.code, beyond.extra]).toEqual([409, "STOCK_EXCEEDED", { available: 3 }]);
    for (const [amount, description, path] of [
      [0, "Rotas", "amount"],
      [1.5, "Rotas", "amount"],
      [1, "  ", "description"],
    ] as const) {
      const refused = await book("EGRESO", amount, { description });
      expect([refused.status, refused.code, refused.extra]).toMatchObject([400, "VALIDATION", [{ path }]]);
    }
    const full = await book("INGRESO", 1_000_000_000);
    expect([full.code, full.extra]).toMatchObject(["VALIDATION", [{ path: "amount" }]]);
    expect([await stockOf(), (await recordsOf()).length]).toEqual([3, 1]);
  });

  it("[STOCK-03] an employee moves, and neither activates nor deactivates", async () => {
    expect((await book("INITIALIZE_STOCK", 1, {}, employee)).code).toBe("WRONG_PERMISSIONS");
    expect((await book("INGRESO", 1)).code).toBe("STOCK_NOT_ACTIVE");
    await book("INITIALIZE_STOCK", 1);
    expect((await book("INITIALIZE_STOCK", 1)).code).toBe("STOCK_ALREADY_ACTIVE");
    expect((await book("CLEAR_STOCK", 0, {}, employee)).code).toBe("WRONG_PERMISSIONS");
    expect((await book("INGRESO", 2, {}, employee)).status).toBe(200);
    expect(await stockOf()).toBe(3);
  });

  it("[STOCK-04] a monthly pass has none, nor what is deleted or of another cafeteria", async () => {
    const productId = await counter.pass();
    expect((await book("INITIALIZE_STOCK", 1, { productId })).code).toBe("WRONG_PRODUCT");
    await query("update product set status = 'DELETED' where id = $1", product);
    expect((await book("INITIALIZE_STOCK", 1)).code).toBe("DELETED_PRODUCT");
    expect((await book("INITIALIZE_STOCK", 1, { productId: randomUUID() })).code).toBe("WRONG_PRODUCT");
  });

  it("[STOCK-01] exits and sales at once take out what there is and no more", async () => {
    await book("INITIALIZE_STOCK", 12);
    const sell = (till: Till) => till.sell(cartOf(product, { paymentMethod: "CASH" }));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0
          ? book("EGRESO", 2).then(({ status }) => status)
          : sell(counter.till).then(({ status }) => status),
      ),
    );
    const records = (await recordsOf()).toReversed();
    let sum = 0;
    for (const { type, amount, resultingStock } of records) {
      sum += type === "OUT" ? -Number(amount) : Number(amount);
      expect(resultingStock).toBe(sum);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(records.length - 1);
    expect([await stockOf(), sum >= 0]).toEqual([sum, true]);
  });
});

describe("what is told", () => {
  it("[STOCK-01] records are narrowed by product and days, paged and counted; a future day is refused", async () => {
    await book("INITIALIZE_STOCK", 9);
    for (const amount of [1, 2, 3]) await book("INGRESO", amount);
    const other = await counter.product({ stock: 5 });
    const page = await ask("GET", `/stockflow?productId=${product}&offset=1&limit=2`);
    expect([(page.data as readonly Row[]).map((row) => row["amount"]), page.totalCount]).toEqual([[2, 1], 4]);
    const all = await ask("GET", "/stockflow?limit=100");
    expect(new Set((all.data as readonly Row[]).map((row) => row["productId"]))).toEqual(new Set([product, other]));
    expect(await recordsOf("&until=2020-01-01")).toEqual([]);
    expect((await ask("GET", "/stockflow?from=2999-01-01")).code).toBe("VALIDATION");
    expect((await ask("GET", "/stockflow?from=2020-01-02&until=2020-01-01")).code).toBe("TO_BEFORE_FROM");
  });

  it("[STOCK-07] a report adds up by days, from the first stock to the last, and its records are the same", async () => {
    await book("INITIALIZE_STOCK", 20);
    await book("INGRESO", 5);
    await book("EGRESO", 2);
    const sold = await counter.till.sell(cartOf(product, { quantity: 4 }));
    await counter.till.sell(cartOf(product, { quantity: 3 }));
    await counter.till.revert(sold.data?.["id"], { reason: "MISTAKEN_ORDER", comment: "" });
    const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Argentina/Buenos_Aires" });
    const report = (from: string, until: string, productId: string = product) =>
      ask("GET", `/stockflow/report?productId=${productId}&from=${from}&until=${until}`);
    const { data } = await report(today, today);
    expect(data).toEqual({
      start: 0,
      days: [{ day: today, received: 25, sold: 7, withdrawn: 2, returned: 4, counted: 0, end: 20 }],
    });
    expect([await stockOf(), (await recordsOf())[0]?.["resultingStock"]]).toEqual([20, 20]);
    expect((await report("2020-01-01", "2020-01-31")).data).toEqual({ start: 0, days: [] });
    expect((await report(today, today, randomUUID())).code).toBe("NOT_FOUND");
    expect((await report("2020-01-02", "2020-01-01")).code).toBe("TO_BEFORE_FROM");
    expect((await report("2020-01-01", today)).code).toBe("VALIDATION");
    expect((await report("2999-01-01", "2999-01-02")).code).toBe("VALIDATION");
  });

  it("[STOCK-07] a report of a later day begins with what the day before left", async () => {
    await query(
      `with put as (update product set current_stock = 6 where id = $1 returning id, cafeteria_id)
       insert into stock_flow (cafeteria_id, product_id, type, amount, date_time)
       select cafeteria_id, id, type, amount, at::timestamptz from put,
         (values (1, 'INITIALIZE_STOCK', 9, '2026-03-02T23:59:00-03:00'), (2, 'OUT', -2, '2026-03-03T00:00:00-03:00'),
           (3, 'OUT', -1, '2026-03-04T12:00:00-03:00')) k (place, type, amount, at) order by place`,
      product,
    );
    const { data } = await ask("GET", `/stockflow/report?productId=${product}&from=2026-03-03&until=2026-03-04`);
    const moved = { received: 0, sold: 0, returned: 0, counted: 0 };
    expect(data).toEqual({
      start: 9,
      days: [
        { ...moved, day: "2026-03-03", withdrawn: 2, end: 7 },
        { ...moved, day: "2026-03-04", withdrawn: 1, end: 6 },
      ],
    });
  });

  it("[STOCK-05] a pending order holds its units, for today or for later, until it is handed over", async () => {
    await book("INITIALIZE_STOCK", 20);
    const order = (quantity: number, markAsCompleted: boolean) =>
      counter.till.sell({ ...cartOf(product, { paymentMethod: "CASH", quantity }), markAsCompleted });
    await order(1, true);
    await order(2, false);
    await order(3, false);
    const promotion = await counter.product({ holds: [{ productId: product, quantity: 2 }] });
    await counter.till.sell({ ...cartOf(promotion), markAsCompleted: false });
    await query(
      `update transaction set pick_up_date_time = clock_timestamp() + interval '3 days'
        where id = (select transaction_id from transaction_item where product_id = $1 and quantity = 3)`,
      product,
    );
    const [row] = (await ask("GET", "/stockflow/daily-stocks", { by: employee })).data as readonly Row[];
    expect(row).toMatchObject({
      productId: product,
      currentStock: 12,
      reservedStock: 4,
      reservedLater: 3,
      soldToday: 8,
    });
    await query("update transaction set status = 'COMPLETED' where status = 'STARTED'");
    expect(((await ask("GET", "/stockflow/daily-stocks")).data as readonly Row[])[0]).toMatchObject({
      reservedStock: 0,
      reservedLater: 0,
    });
  });

  it("[STOCK-01] whoever goes on with the former release leaves the same records", async () => {
    await book("INITIALIZE_STOCK", 2);
    await query(
      `insert into stock_flow (cafeteria_id, product_id, type, amount, date_time)
       values ($1, $2, 'IN', 3, '2020-01-01T00:00:00Z')`,
      counter.canteen.cafeteriaId,
      product,
    );
    const [latest, first] = await recordsOf();
    expect(latest).toMatchObject({ type: "IN", resultingStock: 5, dateTime: first?.["dateTime"] });
  });
});

it("closes with the feature", async () => {
  await query("update cafeteria set features = '{}' where id = $1", counter.canteen.cafeteriaId);
  for (const path of ["/stockflow", "/stockflow/daily-stocks"])
    expect((await ask("GET", path)).code).toBe("FEATURE_DISABLED");
});
