import { randomUUID } from "node:crypto";
import type { Feature } from "@cantina/domain/cafeteria";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { beforeEach, expect, test } from "vitest";

const server = withTestServer();
const features: readonly Feature[] = ["coupons", "subscriptions", "calendarProducts", "inventory"];
let counter: Counter;
let token: string;

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features });
  token = await signInAs(server().database, counter.canteen.administratorId);
});

type Fields = Readonly<Record<string, unknown>>;

async function send(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body: Fields, key: string | null) {
  const response = await fetch(`${server().url}/api/cafeterias/${counter.canteen.cafeteriaId}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(key !== null && { "idempotency-key": key }),
    },
    ...(method !== "GET" && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const { data, Message } = JSON.parse(text) as { data?: Fields; Message?: { Message: string } };
  return { status: response.status, text, data, code: Message?.Message };
}

type Sent = Parameters<typeof send>;

/** Where it is made and edited, what of, where it is deleted if elsewhere, and the number that counts its edits. */
type Kind = {
  readonly at: string;
  readonly made: Fields;
  readonly goneAt?: string;
  readonly counts?: "revision";
};

async function supplier(): Promise<string> {
  const made = await send("POST", "/inventory/suppliers", { name: `Molino ${randomUUID()}` }, randomUUID());
  return String(made.data?.["id"]);
}
async function supply(): Promise<Kind> {
  const made = { name: "Harina", supplierId: await supplier(), unit: "KILOGRAM", cost: 100, waste: 0, alertLevel: 1 };
  return { at: "/inventory/consumables/raw", goneAt: "/inventory/consumables", made };
}
const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

const kinds: Readonly<Record<string, () => Promise<Kind>>> = {
  "a coupon": async () => ({
    at: "/coupons",
    made: {
      name: "Meriendas",
      description: "Para la tarde",
      price: 99.5,
      quantity: 5,
      validDays: 20,
      products: [await counter.product()],
    },
  }),
  "a subscription": async () => ({
    at: "/subscriptions",
    made: { name: "Vianda", payDayPrices: [{ day: 1, price: 10 }], availableWeekDates: ["MONDAY"] },
  }),
  "a monthly pass": async () => ({
    at: "/products/calendarProduct",
    made: {
      name: "Abono",
      description: "Plato",
      categoryId: counter.canteen.categoryId,
      price: 10,
      orderDates: [inThreeDays()],
      deliveryTime: "12:00",
    },
  }),
  "a category": async () => ({ at: "/products/categories", made: { name: "Postres" } }),
  "a supplier": async () => ({ at: "/inventory/suppliers", made: { name: "Molino" } }),
  "a supply": supply,
  "a prepared consumable": async () => {
    const { at, made } = await supply();
    const flour = await send("POST", at, made, randomUUID());
    const ingredients = [{ consumableIngredientId: flour.data?.["id"], quantity: 1 }];
    return {
      at: "/inventory/consumables/prepared",
      made: { name: "Masa", unit: "KILOGRAM", yield: 2, alertLevel: 0, ingredients },
    };
  },
  "a product": async () => ({
    at: "/products",
    made: { name: "Agua", description: "Sin gas", categoryId: counter.canteen.categoryId, price: 100 },
    counts: "revision",
  }),
  "a discount category": async () => ({
    at: "/discount_categories",
    made: { name: "Docentes", rate: 0.1, maxDiscount: null, minimumBalance: 0 },
  }),
};

function of(kind: string): Promise<Kind> {
  const make = kinds[kind];
  if (make === undefined) throw new Error(`no such kind: ${kind}`);
  return make();
}

test.each(Object.keys(kinds))("[ONCE-09] an edit of %s whose answer was lost is known again", async (kind) => {
  const { at, made, counts = "version" } = await of(kind);
  const { data } = await send("POST", at, made, randomUUID());
  const path = `${at}/${String(data?.["id"])}`;
  const [key, edit] = [randomUUID(), { ...made, name: "Otro nombre", [counts]: 1 }];
  const first = await send("PUT", path, edit, key);
  expect(first).toMatchObject({ status: 200, data: { name: "Otro nombre", [counts]: 2 } });
  expect(await send("PUT", path, edit, key)).toEqual(first);
  // Whoever else edits the former version is refused, and so is the key with other fields.
  const other = { ...edit, name: "Un tercero" };
  expect((await send("PUT", path, other, randomUUID())).code).toMatch(/^STALE_(ENTRY|PRODUCT)$/u);
  expect((await send("PUT", path, other, key)).code).toBe("IDEMPOTENCY_CONFLICT");
  // Without a key it is done as it comes.
  const unkeyed = { ...edit, name: "Sin clave", [counts]: 2 };
  expect((await send("PUT", path, unkeyed, null)).data).toMatchObject({ name: "Sin clave", [counts]: 3 });
});

test.each(["a coupon", "a monthly pass", "a category", "a supplier", "a supply", "a product"])(
  "[ONCE-09] a deletion of %s whose answer was lost is known again",
  async (kind) => {
    const { at, made, goneAt = at } = await of(kind);
    const { data } = await send("POST", at, made, randomUUID());
    const [path, key] = [`${goneAt}/${String(data?.["id"])}`, randomUUID()];
    const first = await send("DELETE", path, {}, key);
    expect(first.status).toBe(200);
    expect(await send("DELETE", path, {}, key)).toEqual(first);
    expect((await send("DELETE", path, {}, randomUUID())).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
  },
);

test("[ONCE-09] a deletion of several products whose answer was lost is known again", async () => {
  const [productIds, key] = [[await counter.product(), await counter.product()], randomUUID()];
  const first = await send("DELETE", "/products/bulk-delete", { productIds }, key);
  expect(first.status).toBe(200);
  expect(await send("DELETE", "/products/bulk-delete", { productIds }, key)).toEqual(first);
  const other = { productIds: productIds.slice(1) };
  expect((await send("DELETE", "/products/bulk-delete", other, key)).code).toBe("IDEMPOTENCY_CONFLICT");
});

test("[ONCE-09] what comes a second time undoes nothing that was done since", async () => {
  const { at, made } = await of("a subscription");
  const { data } = await send("POST", at, made, randomUUID());
  const path = `${at}/${String(data?.["id"])}`;
  const { commensalId } = await counter.diner();
  const [productId, once] = [await counter.product(), randomUUID];
  const pairs: readonly (readonly [Sent, Sent])[] = [
    [
      ["PUT", `${path}/status`, { status: "DISABLED" }, once()],
      ["PUT", `${path}/status`, { status: "ENABLED" }, once()],
    ],
    [
      ["POST", `${path}/commensals`, { commensalIds: [commensalId] }, once()],
      ["DELETE", `${path}/commensals/${commensalId}`, {}, once()],
    ],
    [
      ["PUT", "/products/change-visibility", { productIds: [productId], shownInApp: false }, once()],
      ["PUT", "/products/change-visibility", { productIds: [productId], shownInApp: true }, once()],
    ],
  ];
  for (const [change, undoing] of pairs) {
    const [first, second] = [await send(...change), await send(...undoing)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await send(...undoing)).toEqual(second);
    expect(await send(...change)).toEqual(first);
  }
  expect((await send("GET", at, {}, null)).data).toMatchObject([{ status: "ENABLED", commensalIds: [] }]);
  expect((await send("GET", `/products/details/${productId}`, {}, null)).data).toMatchObject({ shownInApp: true });
});

test("[ONCE-09] an edit of a client whose answer was lost is known again", async () => {
  const child = { firstName: "Ana", lastName: "Paz", classId: counter.canteen.classId };
  const terms = { username: "Familia Paz", discountCategoryId: null, minimumBalance: null };
  const email = `${randomUUID()}@correo.test`;
  const added = await send("POST", "/profiles/clients", { email, ...terms, commensals: [child] }, randomUUID());
  const path = `/profiles/clients/${String(added.data?.["id"])}`;
  // A second commensal would be added twice.
  const commensals = (added.data ?? {})["commensals"] as readonly { readonly id: string }[];
  const edit = {
    ...terms,
    version: added.data?.["version"],
    commensals: [...commensals.map(({ id }) => ({ id, ...child })), { ...child, id: null, firstName: "Bea" }],
  };
  const key = randomUUID();
  const first = await send("PUT", path, edit, key);
  expect(first.status).toBe(200);
  expect(await send("PUT", path, edit, key)).toEqual(first);
  expect((await send("PUT", path, edit, randomUUID())).code).toBe("STALE_ENTRY");
});

test("[ONCE-09] a coupon made twice under one key is made once", async () => {
  const { at, made } = await of("a coupon");
  const key = randomUUID();
  const first = await send("POST", at, made, key);
  expect(await send("POST", at, made, key)).toEqual(first);
  const other = await send("POST", at, made, null);
  expect(other.data?.["id"]).not.toBe(first.data?.["id"]);
});
