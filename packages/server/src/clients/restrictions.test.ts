import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { type Counter, addProfile, cartOf, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, beforeEach, expect, test } from "vitest";

const server = withTestServer();
let counter: Counter;
let [boss, parent, cashier] = ["", "", ""];
let [family, ana] = ["", ""];

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeAll(async () => {
  counter = await openCounter(server().database, server(), { features: ["commensalRestrictions"] });
  const { cafeteriaId } = counter.canteen;
  const staff = (level: string) => addProfile(server().database.query, cafeteriaId, level);
  boss = await signInAs(server().database, await staff("CAFETERIA_ADMINISTRATOR"));
  cashier = await signInAs(server().database, await staff("CAFETERIA_EMPLOYEE"));
});
beforeEach(async () => {
  const diner = await counter.diner({ balance: 100_000 });
  [family, ana] = [diner.clientId, diner.commensalId];
  parent = await signInAs(server().database, family);
});

const pathOf = (profileId = family, commensalId = ana) =>
  `/api/cafeterias/${counter.canteen.cafeteriaId}/profiles/${profileId}/commensals/${commensalId}/restrictions`;
const set = (token: string, body: object, path = pathOf()) => server().ask("PUT", path, { token, body });
const read = (token: string, path = pathOf()) => server().ask("GET", path, { token });
const settings = async () => (await read(boss, `${pathOf()}/settings`)).json as { readonly data: Settings };
type Settings = {
  readonly products: unknown;
  readonly categories: unknown;
  readonly version: number;
  readonly lastChange: { readonly at: string; readonly by: { readonly name: string } } | null;
};
const codeOf = ({ text }: { readonly text: string }): string => /"Message":"(\w+)"/u.exec(text)?.[1] ?? "";

async function addCategory(name = "Golosinas"): Promise<string> {
  const categoryId = randomUUID();
  await query(
    "insert into category (id, cafeteria_id, name, position) values ($1, $2, $3, 9)",
    categoryId,
    counter.canteen.cafeteriaId,
    `${name} ${categoryId.slice(0, 8)}`,
  );
  return categoryId;
}
const move = (productId: string, categoryId: string) =>
  query("update product set category_id = $2 where id = $1", productId, categoryId);
const sell = (productId: ProductId) => counter.till.sell(cartOf(productId, { commensalId: ana }));

test("[CLIENTS-24] what a commensal may not buy is set by its client, of products of this cafeteria", async () => {
  const [cola, chips] = [await counter.product({ name: "Cola" }), await counter.product({ name: "Papas" })];
  expect((await set(parent, { productIds: [chips, cola, cola] })).json).toEqual({
    data: [
      { productId: cola, name: "Cola" },
      { productId: chips, name: "Papas" },
    ],
  });
  const colaAlone = { data: [{ productId: cola, name: "Cola" }] };
  expect((await set(boss, { productIds: [cola] })).json).toEqual(colaAlone);
  expect((await read(cashier)).json).toEqual(colaAlone);
  expect(codeOf(await set(cashier, { productIds: [] }))).toBe("WRONG_PERMISSIONS");
  expect(codeOf(await read(cashier, `${pathOf()}/settings`))).toBe("WRONG_PERMISSIONS");
  expect(codeOf(await set(boss, { productIds: [randomUUID()] }))).toBe("NOT_FOUND");
  const other = await counter.diner();
  const elsewhere = pathOf(other.clientId, other.commensalId);
  expect(codeOf(await set(parent, { productIds: [cola] }, elsewhere))).toBe("DELETE_OR_UPDATE_NOT_FOUND");
  expect(codeOf(await read(parent, elsewhere))).toBe("NOT_FOUND");
  expect(codeOf(await read(parent, `${elsewhere}/settings`))).toBe("NOT_FOUND");
  expect((await read(parent)).json).toEqual(colaAlone);
});

test("[CLIENTS-25] what is in a forbidden category by now isn't sold, and the refusal names it", async () => {
  const sweets = await addCategory();
  const [cola, candy] = [await counter.product({ name: "Cola" }), await counter.product({ name: "Caramelo" })];
  await move(candy, sweets);
  expect((await set(parent, { productIds: [], categoryIds: [sweets] })).json).toEqual({
    data: [{ productId: candy, name: "Caramelo" }],
  });
  const refusal = (productId: string, name: string) => ({ code: "RESTRICTED_ORDER", extra: [{ productId, name }] });
  expect(await sell(candy)).toMatchObject(refusal(candy, "Caramelo"));
  expect((await sell(cola)).status).toBe(200);
  // Put there later.
  await move(cola, sweets);
  expect(await sell(cola)).toMatchObject(refusal(cola, "Cola"));
  // A client from before categories leaves them as they are.
  await set(parent, { productIds: [cola] });
  expect(await settings()).toMatchObject({ data: { categories: [{ id: sweets }], products: [{ id: cola }] } });
  await set(parent, { productIds: [], categoryIds: [] });
  expect((await sell(cola)).status).toBe(200);
  expect(codeOf(await set(boss, { productIds: [], categoryIds: [randomUUID()] }))).toBe("NOT_FOUND");
  const foreign = await makeCafeteria(server().database);
  const [row] = await query(
    "insert into category (cafeteria_id, name, position) values ($1, 'Ajena', 1) returning id",
    foreign.id,
  );
  expect(codeOf(await set(boss, { productIds: [], categoryIds: [row?.["id"]] }))).toBe("NOT_FOUND");
  expect(codeOf(await set(boss, { productIds: Array.from({ length: 501 }, () => cola) }))).toBe("VALIDATION");
});

test("[CLIENTS-26] a save of restrictions that were changed meanwhile is refused, and who changed them is told", async () => {
  const cola = await counter.product({ name: "Cola" });
  const profileVersion = async () => (await query("select version from profile where id = $1", family))[0]?.["version"];
  const before = await profileVersion();
  expect(await settings()).toEqual({ data: { products: [], categories: [], version: 1, lastChange: null } });
  await set(parent, { productIds: [cola], version: 1 });
  const { data } = await settings();
  expect(data).toMatchObject({ version: 2, products: [{ id: cola, name: "Cola" }] });
  const [client] = await query("select username from profile where id = $1", family);
  expect(data.lastChange?.by.name).toBe(client?.["username"]);
  expect(Date.parse(data.lastChange?.at ?? "")).toBeGreaterThan(0);
  expect(codeOf(await set(boss, { productIds: [], version: 1 }))).toBe("STALE_ENTRY");
  // The same once more is no change.
  await set(boss, { productIds: [cola], version: 2 });
  expect((await settings()).data.version).toBe(2);
  // Whoever has the client's form open goes on with it.
  expect(await profileVersion()).toBe(before);
});
