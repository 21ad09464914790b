import { randomUUID } from "node:crypto";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, beforeEach, expect, test } from "vitest";

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;
let categoryId: string;

type Data = Readonly<Record<string, unknown>>;
const ask = async (method: "GET" | "POST" | "PUT", path: string, body?: object) => {
  const reply = await server().ask(method, `/api/cafeterias/${place.id}${path}`, {
    token,
    headers: { "idempotency-key": randomUUID() },
    ...(body !== undefined && { body }),
  });
  const json = reply.json as { data?: Data; Message?: { Message: string; ExtraData?: unknown } };
  return { status: reply.status, data: json.data, code: json.Message?.Message, extra: json.Message?.ExtraData };
};
const make = (more: object = {}) =>
  ask("POST", "/products", {
    name: `Producto ${randomUUID().slice(0, 8)}`,
    description: "De prueba",
    categoryId,
    price: 100,
    ...more,
  });
const made = async (more: object = {}): Promise<string> => {
  const { data, code } = await make(more);
  expect(code).toBeUndefined();
  return String(data?.["id"]);
};
const sealsOf = async (id: string) => (await ask("GET", `/products/${id}`)).data?.["seals"];
const decide = (sealPolicy: string) => ask("PUT", "/edit_admin", { sealPolicy });

beforeAll(async () => {
  place = await makeCafeteria(server().database);
  token = await server().signIn(place.administrator.email);
  await server().database.query("insert into country (id, name) values ('UY', 'Uruguay') on conflict do nothing", []);
  await server().database.query("update cafeteria set country_id = 'UY' where id = $1", [place.id]);
  categoryId = String((await ask("POST", "/products/categories", { name: "Todo" })).data?.["id"]);
});
beforeEach(async () => {
  expect((await decide("OFF")).status).toBe(200);
});

test("[SCHOOL-01] a product carries its country's seals, each once and in one order, and no other's", async () => {
  const id = await made({ seals: ["SODIUM", "SUGARS", "SODIUM"] });
  expect(await sealsOf(id)).toEqual(["SUGARS", "SODIUM"]);
  expect((await ask("GET", `/products/details/${id}`)).data).toMatchObject({ seals: ["SUGARS", "SODIUM"], version: 1 });
  expect((await ask("PUT", `/products/${id}`, { seals: ["UNLISTED"] })).status).toBe(200);
  expect(await sealsOf(id)).toEqual(["UNLISTED"]);
  expect((await ask("PUT", `/products/${id}`, { name: "Otro" })).status).toBe(200);
  expect(await sealsOf(id)).toEqual(["UNLISTED"]);
  expect(await make({ seals: ["CAFFEINE"] })).toMatchObject({ status: 400, extra: [{ path: "seals" }] });
  expect((await make({ seals: ["SALT"] })).code).toBe("VALIDATION");
});

test("[SCHOOL-02] a promotion carries what its items carry by now, and none of its own", async () => {
  const id = await made({ seals: ["SUGARS"] });
  const items = [{ productId: id, quantity: 1 }];
  const promotion = await made({ type: "PROMOTION", items });
  expect(await sealsOf(promotion)).toEqual(["SUGARS"]);
  await ask("PUT", `/products/${id}`, { seals: ["SODIUM", "FATS"] });
  expect(await sealsOf(promotion)).toEqual(["SODIUM", "FATS"]);
  expect((await ask("PUT", `/products/${promotion}`, { price: 90 })).status).toBe(200);
  expect(await make({ type: "PROMOTION", items, seals: ["FATS"] })).toMatchObject({ extra: [{ path: "seals" }] });
});

test("[SCHOOL-04] nothing new that is barred enters the catalogue; what is there may be given its seals", async () => {
  const [id, plain] = [await made(), await made()];
  await decide("BLOCK");
  expect(await make({ seals: ["SUGARS"] })).toMatchObject({ status: 400, extra: [{ path: "seals" }] });
  expect((await ask("PUT", `/products/${id}`, { seals: ["SUGARS"] })).status).toBe(200);
  expect(await make({ type: "PROMOTION", items: [{ productId: id, quantity: 1 }] })).toMatchObject({
    code: "SEALS_BLOCKED",
    extra: [{ productId: id, seals: ["SUGARS"] }],
  });
  expect((await make({ type: "PROMOTION", items: [{ productId: plain, quantity: 1 }] })).status).toBe(200);
  await decide("WARN");
  expect((await make({ seals: ["SUGARS"] })).status).toBe(200);
});
