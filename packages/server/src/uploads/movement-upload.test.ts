import { randomUUID } from "node:crypto";
import { waitForLock, withTestServer } from "@cantina/testkit/database";
import { type Counter, type Pantry, type PantryItem, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { movementFile, xlsxFile } from "@cantina/testkit/sheets";
import { beforeEach, describe, expect, test } from "vitest";
import { lockPantry } from "../consumption/index.ts";

const server = withTestServer();
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

let counter: Counter;
let pantry: Pantry;
let token: string;

/** Of a kilogram of dough half of it is flour. */
const kitchen: Readonly<Record<string, PantryItem>> = {
  Harina: { available: 10 },
  Sal: { available: 1 },
  Masa: { yields: 2, of: { Harina: 1 } },
};

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["inventory"] });
  token = await signInAs(server().database, counter.canteen.administratorId);
  pantry = await counter.pantry(kitchen);
});

type Row = Readonly<Record<string, unknown>>;

async function ask(path: string, init: RequestInit = {}, { by = token, key = randomUUID() } = {}) {
  const response = await fetch(`${server().url}/api/cafeterias/${counter.canteen.cafeteriaId}/inventory${path}`, {
    ...init,
    headers: { authorization: `Bearer ${by}`, "idempotency-key": key, ...init.headers },
  });
  const { data = {}, Message } = (await response.json()) as { readonly data?: Row; readonly Message?: unknown };
  return { status: response.status, data, failure: Message };
}

function upload(file: Buffer, { dryRun = false, by = token, key = randomUUID(), name = "inventario.xlsx" } = {}) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(file)]), name);
  return ask(`/movements/batch-upload${dryRun ? "?dryRun=true" : ""}`, { method: "POST", body: form }, { by, key });
}
const undo = (batchId: unknown) => ask(`/movements/batch-upload/${String(batchId)}`, { method: "DELETE" });
const send = (body: Row) =>
  ask("/movements", { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
const buy = (name: string, quantity: number, paidTotal: number | null = null) =>
  send({
    type: "INGRESS",
    reason: "SUPPLIER_PURCHASE",
    consumables: [{ consumableId: pantry.idOf(name), quantity, paidTotal }],
  });
const take = (name: string, quantity: number) =>
  send({ type: "EGRESS", reason: "WASTE", consumables: [{ consumableId: pantry.idOf(name), quantity }] });
const chainOf = async (name: string) =>
  (
    await query(
      `select reason, quantity, resulting_available_quantity as left, paid_total as paid, undoes_id is not null as undoes,
              profile_id = $2 as mine
         from consumable_movement where consumable_id = $1 order by position`,
      pantry.idOf(name),
      counter.canteen.administratorId,
    )
  ).map((row) => [row["reason"], row["quantity"], row["left"], row["undoes"]]);

const both = () =>
  movementFile([
    { name: "masa", quantity: 4 },
    { name: "Harina", quantity: "2.500", unit: "g", paid: "$ 3.000" },
    { name: "Sal", quantity: "" },
  ]);

describe("an upload of inventory movements", () => {
  test(
    "[SHEET-05] is tried first: it tells what each would be and writes nothing; twice sent it is booked once",
    { tags: ["long"] },
    async () => {
      const { data } = await upload(both(), { dryRun: true });
      const movements = [
        {
          row: 2,
          consumableId: pantry.idOf("Masa"),
          consumableName: "Masa",
          reason: "PREPARATION",
          quantity: 4,
          unit: "KILOGRAM",
          paidTotal: null,
          availableQuantity: 4,
        },
        {
          row: 3,
          consumableId: pantry.idOf("Harina"),
          consumableName: "Harina",
          reason: "SUPPLIER_PURCHASE",
          quantity: 2.5,
          unit: "KILOGRAM",
          paidTotal: 3_000,
          availableQuantity: 10.5,
        },
      ];
      expect(data).toEqual({ batchId: null, movements, untouched: 1, faults: [], unused: [], headings: [], rows: [] });
      expect(await pantry.available()).toEqual({ Harina: 10, Sal: 1, Masa: 0 });
      const key = randomUUID();
      const [first, again] = [await upload(both(), { key }), await upload(both(), { key })];
      expect(again.data).toEqual(first.data);
      expect(await pantry.available()).toEqual({ Harina: 10.5, Sal: 1, Masa: 4 });
      expect((await chainOf("Harina")).slice(1)).toEqual([
        ["SUPPLIER_PURCHASE", 250, 1_250, false],
        ["PREPARATION_INGREDIENT", -200, 1_050, false],
      ]);
    },
  );

  test(
    "[SHEET-05] with a fault books nothing, and its trial names every one beside the rows as they were",
    { tags: ["long"] },
    async () => {
      const file = xlsxFile([
        ["Insumo o preparado", "Cantidad", "Unidad"],
        ["Harina", 7, "litros"],
        ["Pan", "mucho", ""],
        ["Masa", 100, ""],
      ]);
      const { data } = await upload(file, { dryRun: true });
      expect(data["faults"]).toEqual([
        { row: 2, column: "Unidad", value: "litros", reason: "Se cuenta en kg: no se puede pasar de L" },
        {
          row: 3,
          column: "Insumo o preparado",
          value: "Pan",
          reason: "No existe un insumo ni un preparado con este nombre",
        },
        { row: 3, column: "Cantidad", value: "mucho", reason: "No es una cantidad: escriba por ejemplo 1,5" },
        { row: 4, column: "Cantidad", value: "100", reason: "Los ingredientes alcanzan para 20 kg" },
      ]);
      const real = await upload(file);
      expect([real.status, real.failure]).toEqual([400, { Message: "UPLOAD_FAULTS", ExtraData: 4 }]);
      expect((await upload(Buffer.from("Insumo;Cantidad"), { name: "a.csv" })).failure).toMatchObject({
        Message: "INVALID_UPLOAD",
      });
      expect((await upload(movementFile([]), { dryRun: true })).data["faults"]).toMatchObject([{ row: 2 }]);
      expect(await pantry.available()).toEqual({ Harina: 10, Sal: 1, Masa: 0 });
    },
  );

  test("[SHEET-10] waits for who moves the pantry, and what left meanwhile is gone", async () => {
    const holder = await server().openAnother();
    const has = await holder.kysely.transaction().execute(async (trx) => {
      await lockPantry(trx, counter.canteen.cafeteriaId);
      const sent = upload(movementFile([{ name: "Masa", quantity: 20 }]));
      await waitForLock(server().database);
      return { sent, taken: take("Harina", 0.01) };
    });
    const [sent, taken] = [await has.sent, await has.taken];
    // Whoever came first has all of it.
    expect([sent.status, taken.status].toSorted((a, b) => a - b)[0]).toBe(200);
    const { Harina = 0, Masa = 0 } = await pantry.available();
    expect(Harina + Masa / 2).toBeCloseTo(taken.status === 200 ? 9.99 : 10);
    expect(Harina).toBeGreaterThanOrEqual(0);
  });

  test("an employee may not, nor anybody where there is no inventory", async () => {
    const employee = await signInAs(server().database, counter.canteen.employeeId);
    expect((await upload(both(), { by: employee })).failure).toMatchObject({ Message: "WRONG_PERMISSIONS" });
    await query("update cafeteria set features = '{}' where id = $1", counter.canteen.cafeteriaId);
    expect((await upload(both())).failure).toMatchObject({ Message: "FEATURE_DISABLED" });
    expect(await pantry.available()).toEqual({ Harina: 10, Sal: 1, Masa: 0 });
  });
});

describe("undoing it", () => {
  test(
    "[SHEET-10] [UPLOAD-12] books the opposite of each once, ingredients come back, and no chain has a gap",
    { tags: ["long"] },
    async () => {
      const { batchId } = (await upload(both())).data;
      expect((await undo(batchId)).data).toEqual({ removed: 2, stayed: [] });
      expect(await pantry.available()).toEqual({ Harina: 10, Sal: 1, Masa: 0 });
      expect((await chainOf("Masa")).slice(-2)).toEqual([
        ["PREPARATION", 400, 400, false],
        ["PREPARATION", -400, 0, true],
      ]);
      expect((await chainOf("Harina")).slice(-2)).toEqual([
        ["PREPARATION_INGREDIENT", 200, 1_250, true],
        ["SUPPLIER_PURCHASE", -250, 1_000, true],
      ]);
      expect((await undo(batchId)).data).toEqual({ removed: 0, stayed: [] });
      expect(await pantry.available()).toEqual({ Harina: 10, Sal: 1, Masa: 0 });
      const [latest] = (await ask("/movements?limit=1")).data as unknown as readonly Row[];
      expect(latest).toMatchObject({
        reason: "SUPPLIER_PURCHASE",
        type: "EGRESS",
        undoes: expect.any(Number) as unknown,
      });
    },
  );

  test(
    "[UPLOAD-12] leaves what is gone and takes it back once it is there; another's or a stock's batch is not found",
    { tags: ["long"] },
    async () => {
      const { batchId } = (await upload(both())).data;
      await take("Masa", 1);
      const stayed = [{ consumableId: pantry.idOf("Masa"), name: "Masa", reason: "GONE" }];
      expect((await undo(batchId)).data).toEqual({ removed: 1, stayed });
      expect(await pantry.available()).toEqual({ Harina: 8, Sal: 1, Masa: 3 });
      await upload(movementFile([{ name: "Masa", quantity: 1 }]));
      expect((await undo(batchId)).data).toEqual({ removed: 1, stayed: [] });
      expect(await pantry.available()).toEqual({ Harina: 9.5, Sal: 1, Masa: 0 });
      expect((await undo(randomUUID())).status).toBe(404);
      await query("update upload_batch set kind = 'STOCK'");
      expect((await undo(batchId)).status).toBe(404);
    },
  );

  test("[UPLOAD-12] an undone purchase is none: the paid prices are as if it had never been", async () => {
    const pricesOf = async (name: string) => {
      const { lastPaid, averagePaid } = (await ask(`/consumables/${pantry.idOf(name)}`)).data;
      return [lastPaid, averagePaid];
    };
    await take("Harina", 9);
    // The salt's shelf is a twin of the flour's, without the file.
    for (const name of ["Harina", "Sal"]) await buy(name, 4, 400);
    const { batchId } = (await upload(movementFile([{ name: "Harina", quantity: 50, paid: 50_000 }]))).data;
    for (const name of ["Harina", "Sal"]) await buy(name, 5, 1_000);
    expect(await pricesOf("Harina")).not.toEqual(await pricesOf("Sal"));
    await undo(batchId);
    expect(await pricesOf("Harina")).toEqual(await pricesOf("Sal"));
    expect(await pricesOf("Sal")).toEqual([200, 150]);
    for (const name of ["Harina", "Sal"]) await buy(name, 5, 100);
    expect(await pricesOf("Harina")).toEqual(await pricesOf("Sal"));
  });
});
