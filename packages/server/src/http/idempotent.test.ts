import { randomUUID } from "node:crypto";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, describe, expect, it } from "vitest";

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;

beforeAll(async () => {
  place = await makeCafeteria(server().database);
  token = await server().signIn(place.administrator.email);
});

const create = (key: string | undefined, body: unknown, by = token) =>
  server().ask("POST", `/api/cafeterias/${place.id}/products/categories`, {
    token: by,
    body,
    headers: key === undefined ? {} : { "idempotency-key": key },
  });
const count = async (name: string) =>
  (await server().database.query("select 1 from category where cafeteria_id = $1 and name = $2", [place.id, name]))
    .length;

describe("a call with an Idempotency-Key", () => {
  it("is refused with one that is no UUID", async () => {
    expect(await create("1", { name: "Mala clave" })).toMatchObject({
      status: 400,
      json: { Message: { Message: "VALIDATION", ExtraData: [{ path: "Idempotency-Key" }] } },
    });
    expect(await count("Mala clave")).toBe(0);
  });

  it("repeats its first answer byte for byte, whatever the order of the fields, and does nothing more", async () => {
    const key = randomUUID();
    const first = await create(key, { name: "Bebidas", requestTimeLimit: null });
    expect(first.status).toBe(200);
    const again = await create(key.toUpperCase(), '{ "requestTimeLimit": null,  "name": "Bebidas" }');
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await count("Bebidas")).toBe(1);
  });

  it("conflicts with another body under the same key", async () => {
    const key = randomUUID();
    await create(key, { name: "Uno" });
    const { status, json } = await create(key, { name: "Otro" });
    expect([status, json]).toEqual([409, { Message: { Message: "IDEMPOTENCY_CONFLICT" } }]);
    expect(await count("Otro")).toBe(0);
  });

  it("means another thing in another cafeteria", async () => {
    const other = await makeCafeteria(server().database);
    const key = randomUUID();
    await create(key, { name: "Aquí" });
    const { status } = await server().ask("POST", `/api/cafeterias/${other.id}/products/categories`, {
      token: await server().signIn(other.administrator.email),
      body: { name: "Allá" },
      headers: { "idempotency-key": key },
    });
    expect(status).toBe(200);
  });

  it("works once when it arrives many times at once, at two servers", async () => {
    const { url } = await server().startAnother();
    const key = randomUUID();
    const there = async () => {
      const response = await fetch(`${url}/api/cafeterias/${place.id}/products/categories`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": key },
        body: JSON.stringify({ name: "Carrera" }),
      });
      return { status: response.status, text: await response.text() };
    };
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? create(key, { name: "Carrera" }) : there())),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await count("Carrera")).toBe(1);
  });

  it("keeps a refusal too: what is possible later stays refused under that key", async () => {
    const { database } = server();
    const categoryId = randomUUID();
    const key = randomUUID();
    const product = () =>
      server().ask("POST", `/api/cafeterias/${place.id}/products`, {
        token,
        body: { name: "Café", description: "Taza", categoryId, price: 100 },
        headers: { "idempotency-key": key },
      });
    const first = await product();
    expect([first.status, first.json]).toEqual([404, { Message: { Message: "NOT_FOUND" } }]);
    await database.query("insert into category (id, cafeteria_id, name, position) values ($1, $2, 'Tarde', 9)", [
      categoryId,
      place.id,
    ]);
    expect((await product()).text).toBe(first.text);
    expect(await database.query("select 1 from product where category_id = $1", [categoryId])).toEqual([]);
  });

  it("leaves nothing of a refused work behind but the answer", async () => {
    const { database } = server();
    const [category] = await database.query("select id from category where cafeteria_id = $1 and name = 'Bebidas'", [
      place.id,
    ]);
    const make = (name: string) =>
      server().ask("POST", `/api/cafeterias/${place.id}/products`, {
        token,
        body: {
          name,
          description: "Taza",
          categoryId: category?.["id"],
          price: 100,
          barcode: "7790001000019",
          initialStock: 5,
        },
        headers: { "idempotency-key": randomUUID() },
      });
    expect((await make("Agua")).status).toBe(200);
    const before = await database.query("select count(*) as n from change_event", []);
    const second = await make("Soda");
    expect([second.status, second.json]).toMatchObject([
      400,
      { Message: { Message: "VALIDATION", ExtraData: [{ path: "barcode" }] } },
    ]);
    expect(await database.query("select count(*) as n from change_event", [])).toEqual(before);
  });
});
