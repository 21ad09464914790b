import { randomUUID } from "node:crypto";
import { uploadLimits } from "@cantina/domain/uploads";
import { waitForLock, withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, handClock, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { crowdedFile, productFile, xlsxFile } from "@cantina/testkit/sheets";
import type { ProductId } from "@cantina/domain/kernel";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";

const clock = handClock("2026-03-04T13:00:00Z");
const server = withTestServer({ clock });
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

let counter: Counter;
let token: string;
const base = () => `${server().url}/api/cafeterias/${counter.canteen.cafeteriaId}`;

beforeEach(async () => {
  counter = await openCounter(server().database, server());
  token = await signInAs(server().database, counter.canteen.administratorId);
});

type Answer = {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly failure: unknown;
  readonly again: string | null;
};

async function ask(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${base()}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
  });
  const { data = {}, Message } = (await response.json()) as {
    readonly data?: Answer["data"];
    readonly Message?: unknown;
  };
  return { status: response.status, data, failure: Message, again: response.headers.get("retry-after") };
}

type Way = { readonly dryRun?: boolean; readonly part?: string; readonly signal?: AbortSignal };

function upload(file: Buffer, { dryRun = false, part = "excelFile", signal }: Way = {}): Promise<Answer> {
  const form = new FormData();
  form.set(part, new Blob([new Uint8Array(file)]), "productos.xlsx");
  return ask(`/products/batch-upload${dryRun ? "?dryRun=true" : ""}`, {
    method: "POST",
    body: form,
    signal: signal ?? null,
  });
}

/** As the app does: asks again as long as it is told that its turn did not come in time. */
async function uploadInTurn(file: Buffer): Promise<Answer> {
  const answer = await upload(file);
  return answer.status === 503 ? uploadInTurn(file) : answer;
}

const undo = (batchId: unknown) => ask(`/products/batch-upload/${String(batchId)}`, { method: "DELETE" });

const shown = async () =>
  (
    await query(
      `select v.name from product p join product_version v on v.product_id = p.id and v.version = p.current_version
        where p.cafeteria_id = $1 and p.status = 'ENABLED' order by p.position`,
      counter.canteen.cafeteriaId,
    )
  ).map(({ name }) => name);

const headings = ["Título", "Descripción", "Categoría", "Precio", "Fechas disponibles"];
const soups = (...names: readonly string[]) => productFile(names.map((name) => ({ name, category: "Bebidas" })));

describe("an upload", () => {
  test("[SHEET-05] is tried first: it tells what would change and writes nothing", async () => {
    const file = xlsxFile([headings, ["Té", "Con limón", "bebidas", "1.234,50", "05/03/2026"]]);
    const tried = await upload(file, { dryRun: true });
    const { categoryId } = counter.canteen;
    expect(tried.data).toEqual({
      batchId: null,
      products: [{ row: 2, name: "Té", categoryId, price: 1234.5, displayDates: ["2026-03-05"] }],
      faults: [],
      unused: [],
      headings: [],
      rows: [],
    });
    expect(await shown()).toEqual([]);
    expect(await query("select 1 from upload_batch")).toEqual([]);
  });

  test("[SHEET-05] with a fault writes nothing, and its trial names every one beside the rows as they were", async () => {
    const file = xlsxFile([
      headings,
      ["Té", "x", "Bebidas", "1,50", ""],
      ["Café", "x", "Postres", "caro", "06/03/2026"],
    ]);
    await query("update cafeteria set closed_days = '{2026-03-06}' where id = $1", counter.canteen.cafeteriaId);
    const tried = await upload(file, { dryRun: true });
    expect(tried.data["products"]).toEqual([]);
    expect(tried.data["faults"]).toEqual([
      { row: 3, column: "Categoría", value: "Postres", reason: "No existe una categoría con este nombre" },
      { row: 3, column: "Precio", value: "caro", reason: "No es un importe: escriba por ejemplo 1.234,50" },
      { row: 3, column: "Fechas disponibles", value: "06/03/2026", reason: "06/03/2026 es un día cerrado" },
    ]);
    expect(tried.data["headings"]).toEqual(headings);
    expect(tried.data["rows"]).toEqual([
      { row: 2, cells: ["Té", "x", "Bebidas", "1,50"] },
      { row: 3, cells: ["Café", "x", "Postres", "caro", "06/03/2026"] },
    ]);
    const real = await upload(file);
    expect([real.status, real.failure]).toEqual([400, { Message: "UPLOAD_FAULTS", ExtraData: 3 }]);
    expect(await shown()).toEqual([]);
  });

  test("[SHEET-05] is written whole, behind what its category has, and can be sold at once", async () => {
    await counter.product({ name: "Agua" });
    const done = await upload(soups("Sopa", "Guiso"));
    expect(done.status).toBe(200);
    expect(await shown()).toEqual(["Agua", "Sopa", "Guiso"]);
    const [soup] = await query("select product_id as id from upload_batch_product order by product_id");
    expect((await counter.till.sell(cartOf(soup?.["id"] as ProductId))).data?.["totalPrice"]).toBe(1250.5);
    expect((await upload(soups("Sopa"))).failure).toEqual({ Message: "UPLOAD_FAULTS", ExtraData: 1 });
  });

  test("[SHEET-05] sent twice at once under two keys, only one finds the titles free", async () => {
    const answers = await Promise.all([uploadInTurn(soups("Sopa")), uploadInTurn(soups("Sopa"))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await shown()).toEqual(["Sopa"]);
  });

  test("[SHEET-01] is refused with its reason when it can't be read, and above 5 MiB before it is", async () => {
    const broken = Buffer.from("d0cf11e0a1b11ae1000000", "hex");
    expect((await upload(broken)).failure).toEqual({ Message: "INVALID_UPLOAD", ExtraData: "DAMAGED" });
    expect((await upload(Buffer.alloc(uploadLimits.bytes + 1))).status).toBe(413);
    expect((await upload(Buffer.alloc(3 * 1024 * 1024))).failure).toMatchObject({ ExtraData: "NOT_EXCEL" });
    expect((await upload(soups("Sopa"), { part: "stockFile" })).failure).toMatchObject({ Message: "VALIDATION" });
    expect((await ask("/products/batch-upload", { method: "POST" })).failure).toMatchObject({ Message: "VALIDATION" });
  });

  test("[SHEET-03] of 5,000 rows is tried and written whole", { tags: ["long"] }, async () => {
    const file = soups(...Array.from({ length: uploadLimits.rows }, (_, index) => `Producto ${index}`));
    const tried = await upload(file, { dryRun: true });
    expect(tried.data["products"]).toHaveLength(5_000);
    expect((await upload(file)).status).toBe(200);
    expect(await shown()).toHaveLength(5_000);
  });
});

describe("uploads at once", () => {
  test(
    "[SHEET-08] of four files of one user one is read, and those that wait too long for it are told to ask again",
    { tags: ["long"] },
    async () => {
      const holder = await server().openAnother();
      const first = await holder.kysely.transaction().execute(async (trx) => {
        // Whoever has the turn can't write, and so keeps it for longer than the others wait.
        await sql`lock table category in access exclusive mode`.execute(trx);
        const has = uploadInTurn(soups("Sopa"));
        await waitForLock(server().database);
        const waiting = await Promise.all([1, 2, 3].map(() => upload(soups("Guiso"))));
        for (const { status, failure, again } of waiting)
          expect([status, failure, again]).toEqual([503, { Message: "UPLOAD_BUSY" }, "2"]);
        return { has };
      });
      expect((await first.has).status).toBe(200);
      expect((await upload(soups("Guiso"))).status).toBe(200);
      expect(await shown()).toEqual(["Sopa", "Guiso"]);
    },
  );

  test("[SHEET-08] who goes away while the file is read leaves the turn to the next", { tags: ["long"] }, async () => {
    const leaving = new AbortController();
    const left = upload(crowdedFile(), { dryRun: true, signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toThrow();
    expect((await upload(soups("Sopa"))).status).toBe(200);
  });
});

describe("undoing a batch", () => {
  test("[SHEET-06] takes back what nobody sold or edited, tells what stays, and can be repeated", async () => {
    const { batchId } = (await upload(soups("Sopa", "Guiso", "Puchero", "Locro"))).data;
    const ids = new Map(
      (
        await query(
          "select v.name, v.product_id as id from product_version v join upload_batch_product using (product_id)",
        )
      ).map(({ name, id }) => [name, id as ProductId]),
    );
    const idOf = (name: string): ProductId => {
      const found = ids.get(name);
      if (found === undefined) throw new Error(name);
      return found;
    };
    await counter.till.sell(cartOf(idOf("Sopa")));
    await counter.reprice(idOf("Guiso"), { name: "Guiso" });
    const stayed = [
      { productId: idOf("Sopa"), name: "Sopa", reason: "SOLD" },
      { productId: idOf("Guiso"), name: "Guiso", reason: "EDITED" },
    ];
    expect((await undo(batchId)).data).toEqual({ removed: 2, stayed });
    expect(await shown()).toEqual(["Sopa", "Guiso"]);
    expect((await undo(batchId)).data).toEqual({ removed: 0, stayed });
    expect((await undo(randomUUID())).status).toBe(404);
  });

  test("[UPLOAD-06] leaves what was edited, also where that made no new version", async () => {
    const { batchId } = (await upload(soups("Sopa", "Guiso"))).data;
    const [sopa] = await query(
      `select product_id as id from product_version v join upload_batch_product b using (product_id)
        where v.name = 'Sopa' and b.batch_id = $1`,
      batchId,
    );
    const productIds = [sopa?.["id"]];
    const edited = await counter
      .tillOf(counter.canteen.administratorId)
      .put("/products/change-visibility", { productIds, shownInApp: false });
    expect(edited.status, edited.text).toBe(200);
    const stayed = [{ productId: sopa?.["id"], name: "Sopa", reason: "EDITED" }];
    expect((await undo(batchId)).data).toEqual({ removed: 1, stayed });
    expect(await shown()).toEqual(["Sopa"]);
  });

  test("[SHEET-06] frees the titles again", { tags: ["long"] }, async () => {
    const { batchId } = (await upload(soups("Sopa"))).data;
    expect((await undo(batchId)).data).toEqual({ removed: 1, stayed: [] });
    expect((await upload(soups("Sopa"))).status).toBe(200);
  });
});
