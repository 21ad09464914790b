import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { waitForLock, withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { stockFile, xlsxFile } from "@cantina/testkit/sheets";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";

const server = withTestServer();
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

let counter: Counter;
let token: string;
let juice: ProductId;
let water: ProductId;

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["stockControl"] });
  token = await signInAs(server().database, counter.canteen.administratorId);
  juice = await counter.product({ name: "Jugo", stock: 5 });
  water = await counter.product({ name: "Agua" });
});

type Row = Readonly<Record<string, unknown>>;

async function ask(path: string, init: RequestInit, by = token) {
  const response = await fetch(`${server().url}/api/cafeterias/${counter.canteen.cafeteriaId}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${by}`, "idempotency-key": randomUUID() },
  });
  const { data = {}, Message } = (await response.json()) as { readonly data?: Row; readonly Message?: unknown };
  return { status: response.status, data, failure: Message };
}

function upload(file: Buffer, { dryRun = false, by = token } = {}) {
  const form = new FormData();
  form.set("stockFile", new Blob([new Uint8Array(file)]), "stock.xlsx");
  return ask(`/stockflow/batch-upload${dryRun ? "?dryRun=true" : ""}`, { method: "POST", body: form }, by);
}
const undo = (batchId: unknown) => ask(`/stockflow/batch-upload/${String(batchId)}`, { method: "DELETE" });
const stocks = async (): Promise<Row> => {
  const rows = await query(
    `select v.name, p.current_stock as stock from product p join product_version v on v.product_id = p.id
      where p.cafeteria_id = $1 order by v.name`,
    counter.canteen.cafeteriaId,
  );
  return Object.fromEntries(rows.map(({ name, stock }) => [String(name), stock])) as Row;
};
const recordsOf = (productId: ProductId) =>
  query(
    `select type, amount, resulting_stock as left, description, seller_id = $2 as mine
       from stock_flow where product_id = $1 order by id`,
    productId,
    counter.canteen.administratorId,
  );
const both = () =>
  stockFile([
    { name: "Jugo", units: 7 },
    { name: "agua", units: "1.200" },
  ]);

describe("an upload of stock", () => {
  test("[SHEET-05] is tried first: it tells what each product would have and writes nothing", async () => {
    const { data } = await upload(both(), { dryRun: true });
    expect(data).toEqual({
      batchId: null,
      records: [
        { row: 2, productId: juice, productName: "Jugo", type: "IN", amount: 7, resultingStock: 12 },
        {
          row: 3,
          productId: water,
          productName: "Agua",
          type: "INITIALIZE_STOCK",
          amount: 1_200,
          resultingStock: 1_200,
        },
      ],
      untouched: 0,
      faults: [],
      unused: [],
      headings: [],
      rows: [],
    });
    expect(await stocks()).toEqual({ Jugo: 5, Agua: null });
    expect(await query("select 1 from upload_batch")).toEqual([]);
  });

  test("[SHEET-05] is written whole, each record with its author and what it leaves", async () => {
    const file = xlsxFile([
      ["Producto", "Cantidad", "Descripción"],
      ["Jugo", 7, "Reparto del lunes"],
      ["Agua", 4, ""],
    ]);
    expect((await upload(file)).status).toBe(200);
    expect(await stocks()).toEqual({ Jugo: 12, Agua: 4 });
    expect((await recordsOf(juice)).at(-1)).toEqual({
      type: "IN",
      amount: 7,
      left: 12,
      description: "Reparto del lunes",
      mine: true,
    });
    expect(await recordsOf(water)).toEqual([
      { type: "INITIALIZE_STOCK", amount: 4, left: 4, description: "Carga masiva", mine: true },
    ]);
  });

  test(
    "[SHEET-05] with a fault writes nothing, and its trial names every one beside the rows as they were",
    { tags: ["long"] },
    async () => {
      await counter.pass({ name: "Abono" });
      const file = stockFile([
        { name: "Jugo", units: 7 },
        { name: "Pan", units: "mucho" },
        { name: "Abono", units: 1 },
      ]);
      const { data } = await upload(file, { dryRun: true });
      expect(data["faults"]).toEqual([
        { row: 3, column: "Producto", value: "Pan", reason: "No existe un producto con este nombre" },
        {
          row: 3,
          column: "Cantidad",
          value: "mucho",
          reason: "No es una cantidad entera: escriba por ejemplo 12",
        },
        { row: 4, column: "Producto", value: "Abono", reason: "Las promociones y los abonos no tienen stock propio" },
      ]);
      expect(data["rows"]).toContainEqual({ row: 3, cells: ["Pan", "mucho"] });
      const real = await upload(file);
      expect([real.status, real.failure]).toEqual([400, { Message: "UPLOAD_FAULTS", ExtraData: 3 }]);
      expect((await stocks())["Jugo"]).toBe(5);
    },
  );

  test("an employee may not, nor anybody where stock is not controlled", async () => {
    const employee = await signInAs(server().database, counter.canteen.employeeId);
    expect((await upload(both(), { by: employee })).failure).toMatchObject({ Message: "WRONG_PERMISSIONS" });
    await query("update cafeteria set features = '{}' where id = $1", counter.canteen.cafeteriaId);
    expect((await upload(both())).failure).toMatchObject({ Message: "FEATURE_DISABLED" });
    expect(await stocks()).toEqual({ Jugo: 5, Agua: null });
  });

  test("[SHEET-09] units that are sold while it waits stay sold", { tags: ["long"] }, async () => {
    const holder = await server().openAnother();
    const done = await holder.kysely.transaction().execute(async (trx) => {
      await sql`update product set current_stock = current_stock - 2 where id = ${juice}`.execute(trx);
      await sql`insert into stock_flow (cafeteria_id, product_id, type, amount, date_time)
        values (${counter.canteen.cafeteriaId}, ${juice}, 'OUT', -2, now())`.execute(trx);
      const has = upload(both());
      await waitForLock(server().database);
      return { has };
    });
    expect((await done.has).data["records"]).toMatchObject([{ resultingStock: 10 }, { resultingStock: 1_200 }]);
    expect((await stocks())["Jugo"]).toBe(10);
  });
});

describe("undoing it", () => {
  test("[SHEET-09] writes the opposite of each record once, however often it is asked for", async () => {
    const { batchId } = (await upload(both())).data;
    expect((await undo(batchId)).data).toEqual({ removed: 2, stayed: [] });
    expect(await stocks()).toEqual({ Jugo: 5, Agua: null });
    expect((await recordsOf(juice)).slice(-2)).toMatchObject([
      { type: "IN", amount: 7, left: 12 },
      { type: "OUT", amount: -7, left: 5, description: "Se deshizo la carga masiva", mine: true },
    ]);
    expect((await recordsOf(water)).at(-1)).toMatchObject({ type: "CLEAR_STOCK", amount: -1_200, left: 0 });
    expect((await undo(batchId)).data).toEqual({ removed: 0, stayed: [] });
    expect(await stocks()).toEqual({ Jugo: 5, Agua: null });
  });

  test("[SHEET-09] leaves what was sold, or ended, and tells why; another's batch is not found", async () => {
    const bread = await counter.product({ name: "Pan" });
    const { batchId } = (await upload(stockFile(["Jugo", "Agua", "Pan"].map((name) => ({ name, units: 7 }))))).data;
    await counter.till.sell(cartOf(juice, { quantity: 6 }));
    await counter.till.sell(cartOf(water, { quantity: 1 }));
    await query("update product set status = 'DELETED' where id = $1", bread);
    const stayed = [
      { productId: juice, name: "Jugo", reason: "UNITS_GONE" },
      { productId: water, name: "Agua", reason: "MOVED" },
      { productId: bread, name: "Pan", reason: "ENDED" },
    ];
    expect((await undo(batchId)).data).toEqual({ removed: 0, stayed });
    expect(await stocks()).toEqual({ Jugo: 6, Agua: 6, Pan: 7 });
    expect((await undo(randomUUID())).status).toBe(404);
    expect((await ask(`/products/batch-upload/${String(batchId)}`, { method: "DELETE" })).status).toBe(404);
  });

  test("[STOCK-10] what began with the file and ends with it leaves no shortage open", async () => {
    const { batchId } = (await upload(stockFile([{ name: "Agua", units: 0 }]))).data;
    const late = await counter.till.sellLate({
      cartId: randomUUID(),
      orderItems: [{ type: "PRODUCT", productId: water, productVersion: 1, price: 150, quantity: 2 }],
      commensalId: null,
      comments: "",
      paymentMethod: "CASH",
      totalPrice: 300,
      sellerDiscount: null,
      dinerDiscount: null,
      markAsCompleted: true,
      soldAt: new Date().toISOString(),
      sellerId: counter.canteen.employeeId,
      registerSessionId: null,
    });
    expect(late.status, late.text).toBe(200);
    const shortages = () =>
      query(
        `select s.quantity, s.resolved_by as by, f.type from stock_shortage s
           left join stock_flow f on f.id = s.resolved_by_record where s.product_id = $1`,
        water,
      );
    expect(await shortages()).toEqual([{ quantity: 2, by: null, type: null }]);
    expect((await undo(batchId)).data).toEqual({ removed: 1, stayed: [] });
    expect(await shortages()).toEqual([{ quantity: 2, by: counter.canteen.administratorId, type: "CLEAR_STOCK" }]);
  });
});
