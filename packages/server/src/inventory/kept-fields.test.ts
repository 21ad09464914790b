import { randomUUID } from "node:crypto";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, expect, it } from "vitest";

const server = withTestServer();
type Data = Readonly<Record<string, unknown>>;

let cafeteriaId: string;
let token: string;
let supplierId: string;
let flour: Data;
let dough: Data;

const ask = async (method: "GET" | "POST" | "PUT", path: string, body?: object) => {
  const headers = { "idempotency-key": randomUUID() };
  const url = `/api/cafeterias/${cafeteriaId}/inventory${path}`;
  const { json } = await server().ask(method, url, { token, headers, ...(body !== undefined && { body }) });
  const { data, Message } = json as { data?: Data; Message?: { Message: string; ExtraData?: readonly Data[] } };
  return { data, code: Message?.Message, paths: Message?.ExtraData?.map(({ path: field }) => field) };
};
const made = async (path: string, body: object): Promise<Data> => (await ask("POST", path, body)).data ?? {};
const read = async ({ id }: Data): Promise<Data> => (await ask("GET", `/consumables/${String(id)}`)).data ?? {};
/** Of what there is, as it was read, but for that. */
const change = async (kind: "raw" | "prepared", of: Data, more: object) =>
  ask("PUT", `/consumables/${kind}/${String(of["id"])}`, { ...(await read(of)), ...more });

beforeAll(async () => {
  const place = await makeCafeteria(server().database, { features: ["inventory"] });
  cafeteriaId = place.id;
  token = await server().signIn(place.administrator.email);
  supplierId = String((await made("/suppliers", { name: "Molino" }))["id"]);
  flour = await made("/consumables/raw", {
    name: "Harina",
    supplierId,
    cost: 100,
    waste: 20,
    alertLevel: 1,
    unit: "KILOGRAM",
    type: "RAW",
    availableQuantity: 0,
    yield: null,
    ingredients: [],
  });
  dough = await made("/consumables/prepared", {
    name: "Masa",
    yield: 2,
    alertLevel: 0,
    unit: "PIECE",
    type: "PREPARED",
    supplierId: null,
    waste: 0,
    cost: 62.5,
    availableQuantity: 0,
    ingredients: [{ consumableIngredientId: flour["id"], quantity: 1 }],
  });
  await ask("POST", "/movements", {
    type: "INGRESS",
    reason: "SUPPLIER_PURCHASE",
    consumables: [{ consumableId: flour["id"], quantity: 5 }],
  });
});

it("[INVENTORY-38] takes what was read, sent back whole", async () => {
  expect((await change("raw", flour, { name: "Harina 000" })).data).toMatchObject({ name: "Harina 000" });
  expect((await change("prepared", dough, { name: "Masa madre" })).data).toMatchObject({ name: "Masa madre" });
  expect((await read(flour))["availableQuantity"]).toBe(5);
});

it.each([
  { unit: "GRAM" },
  { type: "PREPARED" },
  { yield: 1 },
  { ingredients: [{ consumableIngredientId: randomUUID(), quantity: 1 }] },
])("[INVENTORY-38] refuses %o for a supply", async (more) => {
  const { code, paths } = await change("raw", flour, more);
  expect([code, paths?.[0]]).toEqual(["VALIDATION", expect.stringContaining(Object.keys(more)[0] ?? "")]);
});

it.each([{ unit: "CUP" }, { type: "RAW" }, { waste: 5 }, { supplierId: randomUUID() }])(
  "[INVENTORY-38] refuses %o for a prepared one",
  async (more) => {
    expect(await change("prepared", dough, more)).toMatchObject({ code: "VALIDATION", paths: Object.keys(more) });
  },
);

// Others may have changed both since they were read.
it("[INVENTORY-38] hears of no quantity and of no recipe's cost in an edit", async () => {
  expect((await change("raw", flour, { availableQuantity: 7 })).data).toMatchObject({ availableQuantity: 5 });
  const stale = { availableQuantity: 1, cost: 60 };
  expect((await change("prepared", dough, stale)).data).toMatchObject({ availableQuantity: 0, cost: 62.5 });
});

it("[INVENTORY-38] a new one begins without stock, and costs what its recipe costs", async () => {
  const supply = { name: "Sal", supplierId, cost: 1, waste: 0, alertLevel: 0, unit: "GRAM" };
  expect(await ask("POST", "/consumables/raw", { ...supply, availableQuantity: 5 })).toMatchObject({
    code: "VALIDATION",
    paths: ["availableQuantity"],
  });
  const prepared = {
    name: "Pan",
    yield: 1,
    alertLevel: 0,
    unit: "PIECE",
    ingredients: [{ consumableIngredientId: flour["id"], quantity: 1 }],
  };
  expect(await ask("POST", "/consumables/prepared", { ...prepared, cost: 1 })).toMatchObject({
    code: "VALIDATION",
    paths: ["cost"],
  });
});
