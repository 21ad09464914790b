import { randomUUID } from "node:crypto";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;
let categoryId: string;

type Data = Readonly<Record<string, unknown>>;
type Held = readonly { readonly productId: string; readonly quantity: number }[];
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) => {
  const headers = { "idempotency-key": randomUUID() };
  const base = `/api/cafeterias/${place.id}/products`;
  const reply = await server().ask(method, `${base}${path}`, { token, headers, ...(body !== undefined && { body }) });
  const json = reply.json as { data?: Data; Message?: { Message: string; ExtraData?: unknown } };
  return { status: reply.status, data: json.data, code: json.Message?.Message, extra: json.Message?.ExtraData };
};
const fields = (more: object = {}) => ({
  name: `Milanesa ${randomUUID().slice(0, 8)}`,
  description: "Con puré",
  categoryId,
  price: 100,
  ...more,
});
const make = async (more: object = {}): Promise<string> => {
  const { data, code } = await ask("POST", "", fields(more));
  expect(code).toBeUndefined();
  return String(data?.["id"]);
};
const tryPromotion = (items: Held, more: object = {}) => ask("POST", "", fields({ type: "PROMOTION", items, ...more }));
const promote = (items: Held, more: object = {}) => make({ type: "PROMOTION", items, ...more });
const one = (productId: string, quantity = 1) => ({ productId, quantity });
const read = async (id: string): Promise<Data> => (await ask("GET", `/details/${id}`)).data ?? {};
const change = async (id: string, more: object) => {
  const known = await read(id);
  const names = [
    "name",
    "description",
    "categoryId",
    "price",
    "cafeteriaClassPrices",
    "hiddenForClasses",
    "displayDates",
  ];
  const kept = [...names, "barcode", "dailyLimit", "shownInApp", "revision"];
  return ask("PUT", `/${id}`, { ...Object.fromEntries(kept.map((name) => [name, known[name]])), ...more });
};
const message = (extra: unknown): unknown => (extra as readonly Data[])[0]?.["message"];

beforeAll(async () => {
  place = await makeCafeteria(server().database, { features: ["coupons"] });
  token = await server().signIn(place.administrator.email);
});
beforeEach(async () => {
  categoryId = String((await ask("POST", "/categories", { name: `Menús ${randomUUID()}` })).data?.["id"]);
});

describe("a promotion", () => {
  it("[CATALOG-06] carries its items in their order and as much stock as they are enough for", async () => {
    const [steak, water] = [await make({ initialStock: 9, name: "Milanesa" }), await make({ name: "Agua" })];
    const id = await promote([one(water, 3), one(steak, 2)]);
    const wanted = {
      type: "PROMOTION",
      version: 1,
      currentStock: 4,
      items: [
        { productId: water, name: "Agua", quantity: 3, currentStock: null, hiddenForClasses: [], seals: [] },
        { productId: steak, name: "Milanesa", quantity: 2, currentStock: 9, hiddenForClasses: [], seals: [] },
      ],
    };
    expect((await ask("GET", `/${id}`)).data).toMatchObject(wanted);
    expect((await ask("GET", "")).data).toContainEqual(expect.objectContaining(wanted));
    expect(await read(id)).toMatchObject(wanted);
    expect(await read(steak)).toMatchObject({ type: "PRODUCT", items: [], currentStock: 9 });
    expect((await ask("GET", `/${await promote([one(water)])}`)).data).toMatchObject({ currentStock: null });
  });

  it("[CATALOG-06] has no stock of its own, and the database would not have it either", async () => {
    const items = [one(await make())];
    const refused = await tryPromotion(items, { initialStock: 5 });
    expect([refused.status, refused.code, message(refused.extra)]).toEqual([
      400,
      "VALIDATION",
      "Una promoción no tiene stock propio",
    ]);
    const id = await promote(items);
    await expect(query("update product set current_stock = 5 where id = $1", id)).rejects.toThrow(/without_stock/u);
  });

  it("[EDIT-12] needs items, each product once and so many of it as a person can carry", async () => {
    const steak = await make();
    const wrong: readonly (readonly [Held, string])[] = [
      [[], "Por favor agregue al menos un producto a la promoción"],
      [[one(steak), one(steak, 2)], "Cada producto puede estar una sola vez en la promoción"],
      [[one(steak, 0)], "Debe ser 1 o más"],
      [[one(steak, 100)], "Debe ser 99 o menos"],
      [[one(steak, 1.5)], "Debe ser un número entero"],
      [Array.from({ length: 51 }, () => one(randomUUID())), "Puede tener hasta 50 productos"],
    ];
    for (const [items, text] of wrong) {
      const { status, code, extra } = await tryPromotion(items);
      expect([status, code, message(extra)]).toEqual([400, "VALIDATION", text]);
    }
    const plain = await ask("POST", "", fields({ items: [one(steak)] }));
    expect([plain.code, message(plain.extra)]).toEqual(["VALIDATION", "Solo una promoción contiene otros productos"]);
  });

  it("[EDIT-12] holds only products of its cafeteria that are on sale", async () => {
    const [steak, gone] = [await make(), await make()];
    const promotion = await promote([one(steak)]);
    await ask("DELETE", `/${gone}`);
    const elsewhere = await makeCafeteria(server().database);
    const [foreign] = await query(
      `with k as (insert into category (cafeteria_id, name, position) values ($1, 'Otra', 1) returning id)
       insert into product (cafeteria_id, category_id, position) select $1, id, 1 from k returning id`,
      elsewhere.id,
    );
    const [pass] = await query(
      "insert into product (cafeteria_id, type, category_id, position) values ($1, 'CALENDAR', $2, 9) returning id",
      place.id,
      categoryId,
    );
    const refusals: readonly (readonly [string, number, string])[] = [
      [promotion, 400, "ONLY_PRODUCTS"],
      [String(pass?.["id"]), 400, "ONLY_PRODUCTS"],
      [gone, 400, "DELETED_PRODUCT"],
      [String(foreign?.["id"]), 404, "NOT_FOUND"],
      [randomUUID(), 404, "NOT_FOUND"],
    ];
    for (const [productId, status, code] of refusals) {
      expect(await tryPromotion([one(steak), one(productId)])).toMatchObject({ status, code });
      expect(await change(promotion, { items: [one(productId)] })).toMatchObject({ status, code });
    }
    expect(await read(promotion)).toMatchObject({ version: 1, items: [{ productId: steak }] });
  });

  it("[EDIT-13] makes a version when its items change, and keeps them when they are not sent", async () => {
    const [steak, water] = [await make(), await make()];
    const id = await promote([one(steak), one(water)]);
    expect((await change(id, { items: [one(steak), one(water)] })).data).toMatchObject({ version: 1, revision: 2 });
    expect((await change(id, { items: [one(steak, 2)] })).data).toMatchObject({
      version: 2,
      items: [{ productId: steak, quantity: 2 }],
    });
    expect((await change(id, { price: 90 })).data).toMatchObject({ version: 3, items: [{ quantity: 2 }] });
    expect(
      await query(
        "select version, product_id, quantity from promotion_item where promotion_id = $1 order by version, position",
        id,
      ),
    ).toEqual([
      { version: 1, product_id: steak, quantity: 1 },
      { version: 1, product_id: water, quantity: 1 },
      { version: 2, product_id: steak, quantity: 2 },
      { version: 3, product_id: steak, quantity: 2 },
    ]);
    const { versions } = (await read(id)) as { readonly versions: readonly { readonly items: unknown }[] };
    expect(versions.map(({ items }) => items)).toMatchObject([
      [{ productId: steak, quantity: 2 }],
      [{ productId: steak, quantity: 2 }],
      [
        { productId: steak, quantity: 1 },
        { productId: water, quantity: 1 },
      ],
    ]);
    await expect(query("update promotion_item set quantity = 9 where promotion_id = $1", id)).rejects.toThrow(
      /append-only/u,
    );
  });

  it("[EDIT-08] edited by two at once is refused to the second, also for its items alone", async () => {
    const [steak, water] = [await make(), await make()];
    const id = await promote([one(steak)]);
    const edits = [[one(steak, 2)], [one(water)]].map((items) => change(id, { items, revision: 1 }));
    const codes = (await Promise.all(edits)).map(({ code }) => code ?? "done");
    expect(codes.toSorted()).toEqual(["STALE_PRODUCT", "done"]);
  });

  it("[EDIT-14] stays a promotion, and a product a product", async () => {
    const steak = await make();
    const id = await promote([one(steak)]);
    for (const [productId, type] of [
      [steak, "PROMOTION"],
      [id, "PRODUCT"],
    ] as const) {
      const { code, extra } = await change(productId, { type });
      expect([code, message(extra)]).toEqual(["VALIDATION", "El tipo de un producto no cambia"]);
    }
    const turned = query("update product set type = 'PROMOTION' where id = $1", steak);
    await expect(turned).rejects.toThrow(/becomes no/u);
    expect((await change(id, { type: "PROMOTION", price: 50 })).status).toBe(200);
  });
});

describe("an item", () => {
  it("[EDIT-14] of a promotion on sale is not deleted, alone, in bulk or with its category", async () => {
    const elsewhere = String((await ask("POST", "/categories", { name: "Bebidas" })).data?.["id"]);
    const water = await make({ name: "Agua", categoryId: elsewhere });
    const [first, second] = [
      await promote([one(water)], { name: "Menú A" }),
      await promote([one(water, 2)], { name: "Menú B" }),
    ];
    const refusal = (promotions: readonly string[]) => ({
      status: 409,
      code: "DELETE_PRODUCT_IN_USE",
      extra: [{ productId: water, name: "Agua", coupons: [], promotions }],
    });
    expect(await ask("DELETE", `/${water}`)).toMatchObject(refusal(["Menú A", "Menú B"]));
    expect(await ask("DELETE", `/categories/${elsewhere}`)).toMatchObject(refusal(["Menú A", "Menú B"]));
    expect(await ask("DELETE", "/bulk-delete", { productIds: [water, first] })).toMatchObject(refusal(["Menú B"]));
    expect(await read(first)).toMatchObject({ status: "ENABLED" });
    await change(second, { items: [one(await make())] });
    expect((await ask("DELETE", "/bulk-delete", { productIds: [water, first] })).status).toBe(200);
    expect(await read(first)).toMatchObject({ status: "DELETED", items: [{ productId: water, name: "Agua" }] });
  });

  it("[EDIT-14] put into a promotion at the moment it is deleted is either there or the promotion is not made", async () => {
    for (let round = 0; round < 6; round += 1) {
      const water = await make();
      const [made, gone] = await Promise.all([tryPromotion([one(water)]), ask("DELETE", `/${water}`)]);
      const outcome = `${made.code ?? "made"} ${gone.code ?? "deleted"}`;
      expect(["made DELETE_PRODUCT_IN_USE", "DELETED_PRODUCT deleted"]).toContain(outcome);
    }
  });
});
