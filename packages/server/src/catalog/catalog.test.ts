import { randomUUID } from "node:crypto";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, describe, expect, it } from "vitest";

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;
let categoryId: string;

const base = () => `/api/cafeterias/${place.id}/products`;
const headers = () => ({ "idempotency-key": randomUUID(), "x-tab-id": "pestana-1" });
const create = (body: object, by = token) =>
  server().ask("POST", base(), {
    token: by,
    body: { categoryId, description: "Taza", price: 1500.5, ...body },
    headers: headers(),
  });
const dataOf = (reply: { readonly json: unknown }) => (reply.json as { data: Record<string, unknown> }).data;

beforeAll(async () => {
  place = await makeCafeteria(server().database);
  token = await server().signIn(place.administrator.email);
  const made = await server().ask("POST", `${base()}/categories`, {
    token,
    body: { name: " Bebidas ", requestTimeLimit: "10:30:00" },
    headers: headers(),
  });
  expect(dataOf(made)).toEqual({
    id: expect.any(String) as unknown,
    name: "Bebidas",
    position: 1,
    requestTimeLimit: "10:30:00",
    version: 1,
  });
  categoryId = String(dataOf(made)["id"]);
});

describe("a new product", () => {
  it("starts at version 1 at the end of its category, and is listed with its price and stock", async () => {
    const made = await create({ name: "Café", initialStock: 12, barcode: "7790001000026", dailyLimit: 3 });
    const product = dataOf(made);
    expect(product).toMatchObject({
      name: "Café",
      version: 1,
      price: 1500.5,
      currentStock: 12,
      dailyLimit: 3,
      cafeteriaClassPrices: [],
      imageUrl: null,
      shownInApp: true,
    });
    const { json } = await server().ask("GET", base(), { token });
    expect((json as { data: object[] }).data).toContainEqual(product);
  });

  it("tells its cost, recipe and versions only to who edits the catalogue", async () => {
    const product = dataOf(await create({ name: "Cortado" }));
    const readBy = async (by: string) =>
      dataOf(await server().ask("GET", `${base()}/${String(product["id"])}`, { token: by }));
    for (const { email } of [place.employee, place.client])
      expect(await readBy(await server().signIn(email))).toEqual(product);
    const only = { version: 1, currentVersion: true, name: "Cortado", price: 1500.5, cost: null, items: [] };
    const versions = [{ ...only, createdAt: expect.any(String) as unknown }];
    expect(await readBy(token)).toEqual({ ...product, cost: null, ingredients: [], ownAllergens: [], versions });
  });

  it("writes its opening stock as a flow, so that stock stays the sum of its flows", async () => {
    const { id } = dataOf(await create({ name: "Jugo", initialStock: 7 }));
    expect(await server().database.query("select type, amount from stock_flow where product_id = $1", [id])).toEqual([
      { type: "INITIALIZE_STOCK", amount: 7 },
    ]);
  });

  it("tells every other tab, naming the one that made it", async () => {
    const { id } = dataOf(await create({ name: "Té" }));
    expect(
      await server().database.query("select kind, entity_type, tab_id from change_event where entity_id = $1", [id]),
    ).toEqual([{ kind: "changed", entity_type: "product", tab_id: "pestana-1" }]);
  });

  it("can't take another product's barcode, nor a category of another cafeteria", async () => {
    const body = { name: "Copia", barcode: "7790001000026" };
    expect((await create(body)).json).toEqual({
      Message: {
        Message: "VALIDATION",
        ExtraData: [{ path: "barcode", message: "Otro producto ya tiene este código de barras" }],
      },
    });
    const other = await makeCafeteria(server().database);
    const [foreign] = await server().database.query(
      "insert into category (cafeteria_id, name, position) values ($1, 'Ajena', 1) returning id",
      [other.id],
    );
    expect((await create({ name: "Ajeno", categoryId: foreign?.["id"] })).status).toBe(404);
  });

  it("refuses a price of more than 2 decimals instead of rounding it", async () => {
    const { json } = await create({ name: "Raro", price: 10.005 });
    expect(json).toEqual({
      Message: {
        Message: "VALIDATION",
        ExtraData: [{ path: "price", message: "Debe ser un importe con hasta 2 decimales" }],
      },
    });
  });

  it("is shown to a client only where the app shows it", async () => {
    await create({ name: "Oculto", shownInApp: false });
    const byClient = await server().ask("GET", base(), { token: await server().signIn(place.client.email) });
    expect(byClient.text).not.toContain("Oculto");
    expect((await server().ask("GET", base(), { token })).text).toContain("Oculto");
  });
});

describe("a product's picture", () => {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const upload = async (bytes: Buffer, part = "image", more: object = {}) => {
    const form = new FormData();
    form.set(
      "payload",
      JSON.stringify({ name: `Foto ${bytes.length}`, description: "Con foto", categoryId, price: 1, ...more }),
    );
    form.set(part, new Blob([new Uint8Array(bytes)], { type: "image/png" }), "foto.png");
    const response = await fetch(`${server().url}${base()}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, ...headers() },
      body: form,
    });
    return { status: response.status, json: (await response.json()) as unknown };
  };

  it("is served for good to anyone, in a sandbox", async () => {
    const { status, json } = await upload(png);
    expect(status).toBe(200);
    const { imageUrl } = (json as { data: { imageUrl: string } }).data;
    const response = await fetch(server().url + imageUrl);
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    const again = await fetch(server().url + imageUrl, {
      headers: { "if-none-match": response.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  it("is judged by its bytes, not by what it says it is", async () => {
    expect((await upload(Buffer.from("<svg onload='alert(1)'/>"))).json).toEqual({
      Message: { Message: "UNSUPPORTED_MEDIA_TYPE" },
    });
    expect((await upload(Buffer.alloc(3 * 1024 * 1024, 1))).json).toEqual({ Message: { Message: "BODY_TOO_LARGE" } });
    expect((await upload(png, "otro")).status).toBe(400);
  });

  it.each([
    ["multipart/form-data", "no form at all"],
    ["multipart/form-data; boundary=x", '{"name":"no form"}'],
    ["multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="payload"\r\n\r\n{"na'],
    [
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nab',
    ],
  ])("in a form that is none or is cut off is a fault of the request, as %s", async (type, body) => {
    const response = await fetch(`${server().url}${base()}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": type, ...headers() },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ Message: { Message: "VALIDATION" } });
  });

  it("is not kept when its product is refused", async () => {
    const unseen = Buffer.concat([png, Buffer.from("unseen")]);
    const { status } = await upload(unseen, "image", { barcode: "7790001000026" });
    expect(status).toBe(400);
    expect(await server().database.query("select 1 from picture where bytes = $1", [unseen])).toEqual([]);
    expect(
      await server().database.query(
        "select 1 from idempotency_record where status = 400 and answer like '%barcode%'",
        [],
      ),
    ).not.toEqual([]);
  });

  it("that does not exist is NOT_FOUND", async () => {
    for (const id of ["0".repeat(64), "..%2f..%2fetc", "x"]) {
      expect((await server().ask("GET", `/api/pictures/${id}`)).status).toBe(404);
    }
  });
});
