import { randomUUID } from "node:crypto";
import { orderVersion } from "@cantina/domain/catalog-editing";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;
let categoryId: string;
let classIds: readonly string[];

type Data = Readonly<Record<string, unknown>>;
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const base = () => `/api/cafeterias/${place.id}/products`;
const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) => {
  const headers = { "idempotency-key": randomUUID() };
  const reply = await server().ask(method, `${base()}${path}`, { token, headers, ...(body !== undefined && { body }) });
  const json = reply.json as { data?: Data; Message?: { Message: string; ExtraData?: unknown } };
  return { status: reply.status, data: json.data, code: json.Message?.Message, extra: json.Message?.ExtraData };
};

const fields = () => ({
  name: `Café ${randomUUID().slice(0, 8)}`,
  description: "Taza grande",
  categoryId,
  price: 1500.5,
  cost: null as number | null,
  cafeteriaClassPrices: [] as readonly object[],
  hiddenForClasses: [] as readonly string[],
  displayDates: [] as readonly string[],
  barcode: null as string | null,
  dailyLimit: null as number | null,
  shownInApp: true,
});
type Fields = ReturnType<typeof fields>;

async function make(part: Partial<Fields> = {}) {
  const body = { ...fields(), ...part };
  const { data, code } = await ask("POST", "", body);
  expect(code).toBeUndefined();
  return { id: String(data?.["id"]), body };
}
const detail = async (id: string) => (await ask("GET", `/details/${id}`)).data;
const positionsOf = async (category: string) =>
  (await query(
    "select id, position from product where category_id = $1 and status = 'ENABLED' order by position, id",
    category,
  )) as { id: string; position: number }[];
const addCategory = async (name = "Bebidas") =>
  String((await ask("POST", "/categories", { name: `${name} ${randomUUID()}` })).data?.["id"]);

beforeAll(async () => {
  place = await makeCafeteria(server().database, { features: ["productUtility", "coupons"] });
  token = await server().signIn(place.administrator.email);
  const rows = await query(
    "insert into cafeteria_class (cafeteria_id, name, position) values ($1, 'Primero', 1), ($1, 'Segundo', 2) returning id",
    place.id,
  );
  classIds = rows.map(({ id }) => String(id));
});
beforeEach(async () => {
  categoryId = await addCategory();
});

describe("an edit", () => {
  it("[EDIT-18] changes no stock, which a new product may name as its first", async () => {
    const sent = (path: "POST" | "PUT", id: string, body: object) => ask(path, id, { ...fields(), ...body });
    const fault = { code: "VALIDATION", extra: [{ path: "currentStock" }] };
    for (const currentStock of [5, null])
      expect(await sent("POST", "", { currentStock, initialStock: 4 })).toMatchObject(fault);
    expect(await sent("POST", "", { currentStock: -1 })).toMatchObject(fault);
    expect((await sent("POST", "", { currentStock: 5, initialStock: 5 })).data).toMatchObject({ currentStock: 5 });
    const made = await sent("POST", "", { currentStock: 5 });
    expect(made.data).toMatchObject({ currentStock: 5 });
    const id = String(made.data?.["id"]);
    // What was sold since it was read: whoever sends all of it back says nothing of the stock.
    expect((await sent("PUT", `/${id}`, { currentStock: 6 })).data).toMatchObject({ currentStock: 5 });
  });

  it("[EDIT-04] of name, price, cost or class prices makes the next version and keeps the old one", async () => {
    const { id, body } = await make();
    const [classId = ""] = classIds;
    const steps: readonly (readonly [Partial<Fields>, number])[] = [
      [{ price: 1600 }, 2],
      [{ name: "Café doble" }, 3],
      [{ cost: 400.25 }, 4],
      [{ cafeteriaClassPrices: [{ cafeteriaClassId: classId, price: 1200 }] }, 5],
      [
        { description: "Otra", shownInApp: false, dailyLimit: 4, barcode: randomUUID(), hiddenForClasses: [classId] },
        5,
      ],
    ];
    let sent = body;
    for (const [index, [part, version]] of steps.entries()) {
      sent = { ...sent, ...part };
      const { data, code } = await ask("PUT", `/${id}`, { ...sent, revision: index + 1 });
      expect([code, data?.["version"], data?.["revision"]]).toEqual([undefined, version, index + 2]);
      expect(data).toMatchObject(sent);
    }
    const versions = (await detail(id))?.["versions"] as readonly Data[];
    expect(versions.map((one) => [one["version"], one["currentVersion"], one["price"], one["cost"]])).toEqual([
      [5, true, 1600, 400.25],
      [4, false, 1600, 400.25],
      [3, false, 1600, null],
      [2, false, 1600, null],
      [1, false, 1500.5, null],
    ]);
  });

  it("[EDIT-08] of what somebody else changed meanwhile is refused with its current state; sent twice it is done once", async () => {
    const { id, body } = await make();
    const first = { ...body, price: 1700, revision: 1 };
    expect((await ask("PUT", `/${id}`, first)).data).toMatchObject({ version: 2, revision: 2 });
    expect((await ask("PUT", `/${id}`, first)).data).toMatchObject({ version: 2, revision: 2 });
    const stale = await ask("PUT", `/${id}`, { ...body, description: "Mía", revision: 1 });
    expect([stale.status, stale.code, stale.extra]).toEqual([
      409,
      "STALE_PRODUCT",
      { id, revision: 2, version: 2, name: body.name, price: 1700 },
    ]);
    expect(await detail(id)).toMatchObject({ description: "Taza grande", revision: 2 });
  });

  it("[EDIT-08] of two at the same time only one is done", async () => {
    const { id, body } = await make();
    const prices = [1, 2, 3, 4, 5, 6];
    const answers = await Promise.all(prices.map((price) => ask("PUT", `/${id}`, { ...body, price, revision: 1 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await query("select count(*)::int as versions from product_version where product_id = $1", id)).toEqual([
      { versions: 2 },
    ]);
  });

  it("[EDIT-02] gives no class two prices, and names no class of another cafeteria", async () => {
    const { id, body } = await make();
    const [classId = ""] = classIds;
    const twice = [100, 200].map((price) => ({ cafeteriaClassId: classId, price }));
    expect(await ask("PUT", `/${id}`, { ...body, cafeteriaClassPrices: twice, revision: 1 })).toMatchObject({
      code: "VALIDATION",
      extra: [{ path: "cafeteriaClassPrices", message: "Cada clase puede estar en un solo grupo de precios" }],
    });
    const stranger = [{ cafeteriaClassId: randomUUID(), price: 1 }];
    expect((await ask("PUT", `/${id}`, { ...body, cafeteriaClassPrices: stranger, revision: 1 })).code).toBe(
      "NOT_FOUND",
    );
  });

  it("[EDIT-03] sets no date that is over, too far or closed, but keeps one that the product had", async () => {
    const { id, body } = await make();
    await query("update product set display_dates = '{2020-01-01}' where id = $1", id);
    const kept = { ...body, displayDates: ["2020-01-01"] };
    expect((await ask("PUT", `/${id}`, { ...kept, revision: 1 })).data).toMatchObject({ displayDates: ["2020-01-01"] });
    const [row] = await query("select (now() + interval '40 days')::date::text as day");
    const closed = String(row?.["day"]);
    await query("update cafeteria set closed_days = array[$2::date] where id = $1", place.id, closed);
    for (const date of ["2020-01-02", "2100-01-01", closed])
      expect((await ask("PUT", `/${id}`, { ...body, displayDates: [date], revision: 2 })).code, date).toBe(
        "VALIDATION",
      );
    expect((await ask("POST", "", { ...body, displayDates: [closed] })).code).toBe("VALIDATION");
  });

  it("[EDIT-01] can't take another's barcode, nor a cost where the cafeteria has no use for it", async () => {
    const barcode = randomUUID();
    await make({ barcode });
    const { id, body } = await make();
    expect(await ask("PUT", `/${id}`, { ...body, barcode, revision: 1 })).toMatchObject({
      code: "VALIDATION",
      extra: [{ path: "barcode", message: "Otro producto ya tiene este código de barras" }],
    });
    await query("update cafeteria set features = '{coupons}' where id = $1", place.id);
    expect((await ask("PUT", `/${id}`, { ...body, cost: 1, revision: 1 })).code).toBe("FEATURE_DISABLED");
    const { cost: _cost, ...withoutCost } = body;
    expect((await ask("PUT", `/${id}`, { ...withoutCost, revision: 1 })).status).toBe(200);
    await query("update cafeteria set features = '{productUtility,coupons}' where id = $1", place.id);
  });

  it("[EDIT-05] into another category puts it last there", async () => {
    const other = await addCategory("Postres");
    await make({ categoryId: other });
    const { id, body } = await make();
    expect((await ask("PUT", `/${id}`, { ...body, categoryId: other, revision: 1 })).data).toMatchObject({
      categoryId: other,
      position: 2,
      version: 1,
    });
  });
});

describe("an order", () => {
  it("[EDIT-06] is written whole; a stale one is refused with the current one and changes nothing", async () => {
    for (let made = 0; made < 3; made += 1) await make();
    const list = await positionsOf(categoryId);
    const version = orderVersion(list);
    const sort = list.map(({ id }, index) => ({ id, position: list.length - index, version }));
    expect((await ask("PUT", "/sort", sort)).status).toBe(200);
    const now = await positionsOf(categoryId);
    expect(now.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toReversed());
    expect((await ask("PUT", "/sort", sort)).status, "the same once more").toBe(200);
    const stale = await ask(
      "PUT",
      "/sort",
      list.map((one) => ({ ...one, version })),
    );
    expect([stale.status, stale.code]).toEqual([409, "STALE_SORT"]);
    expect((stale.extra as { id: string; position: number }[]).toSorted((a, b) => a.position - b.position)).toEqual(
      now,
    );
    expect(await positionsOf(categoryId)).toEqual(now);
    await make();
    const late = list.map((one) => ({ ...one, version: orderVersion(now) }));
    expect((await ask("PUT", "/sort", late)).code, "something is new").toBe("STALE_SORT");
  });

  it("[EDIT-06] of the categories likewise", async () => {
    await addCategory("Postres");
    const read = async () =>
      (await query(
        "select id, position from category where cafeteria_id = $1 and status = 'ENABLED' order by position",
        place.id,
      )) as { id: string; position: number }[];
    const before = await read();
    const version = orderVersion(before);
    const sort = before.map(({ id }, index) => ({ id, position: before.length - index, version }));
    expect((await ask("PUT", "/categories/sort", sort)).status).toBe(200);
    expect((await read()).map(({ id }) => id)).toEqual(before.map(({ id }) => id).toReversed());
    expect(
      (
        await ask(
          "PUT",
          "/categories/sort",
          before.map((one) => ({ ...one, version })),
        )
      ).code,
    ).toBe("STALE_SORT");
  });
});

describe("what is deleted", () => {
  const addCoupon = async (productId: string, name: string) =>
    server().ask("POST", `/api/cafeterias/${place.id}/coupons`, {
      token,
      body: { name, description: "Cinco", price: 100, quantity: 5, validDays: 30, products: [productId] },
    });

  it("[EDIT-09] is nothing while an active coupon needs one of it", async () => {
    const [free, used] = [await make(), await make()];
    await addCoupon(used.id, "Cinco cafés");
    const refusal = {
      status: 409,
      code: "DELETE_PRODUCT_IN_USE",
      extra: [{ productId: used.id, name: used.body.name, coupons: ["Cinco cafés"], promotions: [] }],
    };
    expect(await ask("DELETE", `/${used.id}`)).toMatchObject(refusal);
    expect(await ask("DELETE", "/bulk-delete", { productIds: [free.id, used.id] })).toMatchObject(refusal);
    expect(await ask("DELETE", `/categories/${categoryId}`)).toMatchObject(refusal);
    expect(await positionsOf(categoryId)).toHaveLength(2);
    await query("update coupon set status = 'DISABLED' where cafeteria_id = $1", place.id);
    expect((await ask("DELETE", `/${used.id}`)).status).toBe(200);
  });

  it("[EDIT-10] leaves the list, stays readable for administrators, and gives its barcode free", async () => {
    const barcode = randomUUID();
    const { id, body } = await make({ barcode });
    expect((await ask("DELETE", `/${id}`)).status).toBe(200);
    expect((await ask("DELETE", `/${id}`)).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
    // Of many, those that somebody else deleted meanwhile are no reason to keep the others.
    expect((await ask("DELETE", "/bulk-delete", { productIds: [id] })).status).toBe(200);
    expect((await ask("GET", `/${id}`)).code).toBe("NOT_FOUND");
    expect(await detail(id)).toMatchObject({ status: "DELETED", name: body.name });
    expect((await ask("GET", "/deleted")).data).toContainEqual(expect.objectContaining({ id }));
    expect((await ask("PUT", `/${id}`, { ...body, revision: 2 })).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
    await make({ barcode });
    expect((await ask("DELETE", "/bulk-delete", { productIds: [randomUUID()] })).code).toBe(
      "DELETE_OR_UPDATE_NOT_FOUND",
    );
  });

  it("[EDIT-10] with a category are its products, and the other tabs hear of each", async () => {
    const { id } = await make();
    expect((await ask("DELETE", `/categories/${categoryId}`)).status).toBe(200);
    expect(await detail(id)).toMatchObject({ status: "DELETED" });
    expect(
      await query("select kind, entity_type from change_event where entity_id = any ($1) and kind = 'deleted'", [
        id,
        categoryId,
      ]),
    ).toEqual([
      { kind: "deleted", entity_type: "product" },
      { kind: "deleted", entity_type: "category" },
    ]);
    expect((await ask("PUT", `/categories/${categoryId}`, { name: "Otra", version: 1 })).code).toBe(
      "DELETE_OR_UPDATE_NOT_FOUND",
    );
    expect((await ask("POST", "", fields())).code).toBe("NOT_FOUND");
  });
});

it("many are shown in the app or hidden at once, all or none", async () => {
  const made = [await make(), await make()];
  const productIds = made.map(({ id }) => id);
  const hide = (ids: readonly string[]) => ask("PUT", "/change-visibility", { productIds: ids, shownInApp: false });
  expect((await hide([...productIds, randomUUID()])).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
  expect(await detail(made[0]?.id ?? "")).toMatchObject({ shownInApp: true });
  expect((await hide(productIds)).status).toBe(200);
  for (const id of productIds) expect(await detail(id)).toMatchObject({ shownInApp: false, version: 1 });
});

it("[EDIT-07] a category takes another name and limit", async () => {
  const change = { name: " Jugos ", requestTimeLimit: "11:00:00", version: 1 };
  expect((await ask("PUT", `/categories/${categoryId}`, change)).data).toMatchObject({
    name: "Jugos",
    requestTimeLimit: "11:00:00",
    version: 2,
  });
  expect((await ask("PUT", `/categories/${categoryId}`, { name: " ", version: 2 })).code).toBe("VALIDATION");
});

it("[EDIT-16] an edit of a category as it no longer is changes nothing; its place is no edit", async () => {
  const path = `/categories/${categoryId}`;
  expect((await ask("PUT", path, { name: "Néctares", version: 1 })).status).toBe(200);
  const stale = await ask("PUT", path, { name: "Otra", version: 1 });
  expect(stale).toMatchObject({ status: 409, code: "STALE_ENTRY", extra: { id: categoryId, version: 2 } });
  expect(await query("select name from category where id = $1", categoryId)).toEqual([{ name: "Néctares" }]);
});

describe("a category's name", () => {
  const add = (name: string) => ask("POST", "/categories", { name });
  const taken = { status: 409, code: "NAME_TAKEN" };

  it("[EDIT-17] stands once in a cafeteria, whatever case, accents and spaces, until its category is gone", async () => {
    const name = `Sándwiches ${randomUUID().slice(0, 6)}`;
    const first = await add(name);
    for (const same of [name, name.toUpperCase(), name.replace("á", "a"), ` ${name.replace(" ", "   ")} `])
      expect(await add(same)).toMatchObject(taken);
    expect(await ask("PUT", `/categories/${categoryId}`, { name: name.toLowerCase(), version: 1 })).toMatchObject(
      taken,
    );
    const path = `/categories/${String(first.data?.["id"])}`;
    const own = await ask("PUT", path, { name: name.toUpperCase(), version: 1 });
    expect(own.data).toMatchObject({ name: name.toUpperCase(), version: 2 });
    expect((await ask("DELETE", path)).status).toBe(200);
    expect((await add(name)).status).toBe(200);
  });

  it("[EDIT-17] is nobody else's in another cafeteria", async () => {
    const other = await makeCafeteria(server().database);
    const name = `Jugos ${randomUUID()}`;
    await query("insert into category (cafeteria_id, name, position) values ($1, $2, 1)", other.id, name);
    expect((await add(name)).status).toBe(200);
  });

  it("[EDIT-17] goes to one of several administrators at once, new and renamed ones alike", async () => {
    const name = `Postres ${randomUUID().slice(0, 6)}`;
    const others = await Promise.all([addCategory(), addCategory(), addCategory()]);
    const answers = await Promise.all([
      ...["", " ", "  "].map((blank) => add(`${blank}${name}`)),
      ...others.map((id) => ask("PUT", `/categories/${id}`, { name: name.toUpperCase(), version: 1 })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, "NAME_TAKEN"]));
  });

  it("[EDIT-17] that it lost to another is told until somebody saves it", async () => {
    await query("update category set former_name = 'Bebidas' where id = $1", categoryId);
    const shown = async () => {
      const { data } = await ask("GET", "/categories");
      return (data as unknown as readonly { readonly id: string }[]).find(({ id }) => id === categoryId);
    };
    expect(await shown()).toMatchObject({ formerName: "Bebidas" });
    await ask("PUT", `/categories/${categoryId}`, { name: `Aguas ${randomUUID()}`, version: 1 });
    expect(await shown()).not.toHaveProperty("formerName");
  });
});
