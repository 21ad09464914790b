import { randomUUID } from "node:crypto";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";

const server = withTestServer();
let place: Awaited<ReturnType<typeof makeCafeteria>>;
let token: string;
let categoryId: string;
let supplierId: string;

type Data = Readonly<Record<string, unknown>>;
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) => {
  const headers = { "idempotency-key": randomUUID() };
  const url = `/api/cafeterias/${place.id}${path}`;
  const reply = await server().ask(method, url, { token, headers, ...(body !== undefined && { body }) });
  const json = reply.json as { data?: Data; Message?: { Message: string; ExtraData?: unknown } };
  return { status: reply.status, data: json.data, code: json.Message?.Message, extra: json.Message?.ExtraData };
};
const made = async (path: string, body: object): Promise<string> => {
  const { data, code, extra } = await ask("POST", path, body);
  expect([code, extra]).toEqual([undefined, undefined]);
  return String(data?.["id"]);
};

const supplyOf = (more: object = {}) => ({ name: "Harina", supplierId, cost: 100, waste: 0, alertLevel: 1, ...more });
const supply = (more: object = {}) =>
  made("/inventory/consumables/raw", { unit: "KILOGRAM", ...supplyOf({ name: `Harina ${randomUUID()}`, ...more }) });
type Parts = readonly (readonly [string, number])[];
const preparedOf = (parts: Parts, more: object = {}) => ({
  name: "Masa",
  yield: 1,
  alertLevel: 0,
  ingredients: parts.map(([consumableIngredientId, quantity]) => ({ consumableIngredientId, quantity })),
  ...more,
});
const prepared = (parts: Parts, more: object = {}) =>
  made("/inventory/consumables/prepared", {
    unit: "PIECE",
    ...preparedOf(parts, { name: `Masa ${randomUUID()}`, ...more }),
  });
const fields = <T extends object>(more: T) => ({
  name: `Pizza ${randomUUID().slice(0, 6)}`,
  description: "De prueba",
  categoryId,
  price: 900,
  cafeteriaClassPrices: [],
  hiddenForClasses: [],
  displayDates: [],
  barcode: null,
  dailyLimit: null,
  shownInApp: true,
  ...more,
});
const recipeOf = (parts: Parts) => parts.map(([consumableId, quantity]) => ({ consumableId, quantity }));
const product = (parts: Parts, more: object = {}) =>
  made("/products", fields({ ingredients: recipeOf(parts), ...more }));
const detail = async (id: string) => (await ask("GET", `/products/details/${id}`)).data;
const costOf = async (id: string) => (await ask("GET", `/inventory/consumables/${id}`)).data?.["cost"];
/** From the version that there is now. */
const change = async (kind: "raw" | "prepared", id: string, body: object) => {
  const version = (await ask("GET", `/inventory/consumables/${id}`)).data?.["version"];
  return ask("PUT", `/inventory/consumables/${kind}/${id}`, { version, ...body });
};
const changeSupply = (id: string, body: object) => change("raw", id, body);
const changePrepared = (id: string, body: object) => change("prepared", id, body);
const versionsOf = async (id: string) =>
  ((await detail(id))?.["versions"] as readonly Data[] | undefined)?.map((one) => [one["version"], one["cost"]]);
const deletion = (id: string, replacement?: string, quantity = "1") =>
  ask(
    "DELETE",
    `/inventory/consumables/${id}${replacement === undefined ? "" : `?replacementConsumableId=${replacement}&replacementQuantity=${quantity}`}`,
  );

beforeAll(async () => {
  place = await makeCafeteria(server().database, { features: ["inventory"] });
  token = await server().signIn(place.administrator.email);
});
beforeEach(async () => {
  categoryId = await made("/products/categories", { name: `Pizzas ${randomUUID().slice(0, 6)}` });
  supplierId = await made("/inventory/suppliers", { name: `Molino ${randomUUID()}` });
});

describe("a consumable", () => {
  it("[INVENTORY-03] a prepared one costs what its recipe costs now, however deep", async () => {
    const flour = await supply({ cost: 90, waste: 10 });
    const dough = await prepared([[flour, 1.5]], { yield: 4 });
    const pizza = await prepared([
      [dough, 2],
      [flour, 0.1],
    ]);
    // 90 × 1,5 ÷ 0,9 ÷ 4 = 37,50; 37,50 × 2 + 90 × 0,1 ÷ 0,9 = 85,00
    expect([await costOf(flour), await costOf(dough), await costOf(pizza)]).toEqual([90, 37.5, 85]);
    await changeSupply(flour, supplyOf({ cost: 180, waste: 10 }));
    expect([await costOf(dough), await costOf(pizza)]).toEqual([75, 170]);
  });

  it("[INVENTORY-04] [INVENTORY-16] a recipe that comes back to itself, or costs too much, changes nothing", async () => {
    const flour = await supply();
    const dough = await prepared([[flour, 1]]);
    const pizza = await prepared([[dough, 1]]);
    for (const part of [dough, pizza]) {
      const back = await changePrepared(dough, preparedOf([[part, 1]]));
      expect([back.status, back.code]).toEqual([400, "RECIPE_CYCLE"]);
    }
    const dear = supplyOf({ cost: 999_999_999 });
    await changePrepared(dough, preparedOf([[flour, 2]]));
    const refused = await changeSupply(flour, dear);
    expect([refused.code, refused.extra]).toEqual([
      "VALIDATION",
      [{ path: "cost", message: "El costo de un preparado sería demasiado alto" }],
    ]);
    expect([await costOf(flour), await costOf(pizza)]).toEqual([100, 200]);
  });

  it("[INVENTORY-09] keeps its unit, and is no consumable of the other kind", async () => {
    const flour = await supply();
    const refused = await changeSupply(flour, { ...supplyOf(), unit: "GRAM" });
    expect([refused.code, refused.extra]).toEqual(["VALIDATION", [{ path: "unit", message: "La unidad no cambia" }]]);
    const { data } = await changeSupply(flour, { ...supplyOf(), unit: "KILOGRAM" });
    expect(data).toMatchObject({ id: flour, name: "Harina", unit: "KILOGRAM", type: "RAW", availableQuantity: 0 });
    expect((await changePrepared(flour, preparedOf([[await supply(), 1]]))).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
  });

  it("[INVENTORY-17] an edit of another version than the one there is changes nothing, whatever made that one", async () => {
    const flour = await supply({ cost: 100 });
    const dough = await prepared([[flour, 1]]);
    const stale = (version: number, id: string) => ({
      status: 409,
      code: "STALE_ENTRY",
      extra: { id, version },
    });
    expect((await changeSupply(flour, supplyOf({ cost: 120 }))).data).toMatchObject({ cost: 120, version: 2 });
    const late = await changeSupply(flour, supplyOf({ cost: 90, version: 1 }));
    expect(late).toMatchObject(stale(2, flour));
    expect(await costOf(flour)).toBe(120);
    expect((await changePrepared(dough, preparedOf([[flour, 3]]))).data).toMatchObject({ version: 2 });
    // The replacement in its recipe is an edit of it too.
    expect((await deletion(flour, await supply())).status).toBe(200);
    expect(await changePrepared(dough, preparedOf([[flour, 1]], { version: 2 }))).toMatchObject(stale(3, dough));
    const path = `/inventory/suppliers/${supplierId}`;
    expect((await ask("PUT", path, { name: "Molino Sur", version: 1 })).data).toMatchObject({ version: 2 });
    expect(await ask("PUT", path, { name: "Otro", version: 1 })).toMatchObject(stale(2, supplierId));
    expect((await ask("GET", path)).data).toMatchObject({ name: "Molino Sur" });
  });

  it.each([
    ["waste", { waste: 100 }],
    ["waste", { waste: 0.5 }],
    ["cost", { cost: -1 }],
    ["cost", { cost: 1.005 }],
    ["waste", { waste: null }],
    ["waste", { waste: undefined }],
    ["alertLevel", { alertLevel: 0.001 }],
    ["alertLevel", { alertLevel: -0.01 }],
    ["name", { name: " " }],
  ])("[INVENTORY-01] [INVENTORY-06] a wrong %s is refused by its field", async (path, part) => {
    const { code, extra } = await ask("POST", "/inventory/consumables/raw", { unit: "GRAM", ...supplyOf(part) });
    expect([code, extra]).toMatchObject(["VALIDATION", [{ path }]]);
  });

  it("[INVENTORY-07] [INVENTORY-08] a yield of 0 and an ingredient that stands twice are refused by their fields", async () => {
    const flour = await supply();
    const asked = {
      unit: "PIECE",
      ...preparedOf(
        [
          [flour, 1],
          [flour, 2],
        ],
        { yield: 0 },
      ),
    };
    const { code, extra } = await ask("POST", "/inventory/consumables/prepared", asked);
    expect(code).toBe("VALIDATION");
    expect(extra).toEqual([
      { path: "yield", message: "Debe ser mayor que 0" },
      { path: "ingredients", message: "Cada insumo puede estar una sola vez en la receta" },
    ]);
  });
});

describe("a product with a recipe", () => {
  it("[INVENTORY-10] costs what its recipe costs, whatever was typed, and nothing once the recipe is gone", async () => {
    const flour = await supply({ cost: 33.33 });
    const body = fields({ ingredients: recipeOf([[flour, 0.5]]) });
    const id = await made("/products", { ...body, cost: 5 });
    expect(await detail(id)).toMatchObject({ cost: 16.67, ingredients: [{ consumableId: flour, quantity: 0.5 }] });
    const { data } = await ask("PUT", `/products/${id}`, { ...body, revision: 1, ingredients: [] });
    expect(data).toMatchObject({ cost: null, ingredients: [], version: 2 });
    const typed = await ask("PUT", `/products/${id}`, { ...body, revision: 2, ingredients: [], cost: 5 });
    expect(typed.code).toBe("FEATURE_DISABLED");
    await query("update cafeteria set features = '{inventory,productUtility}' where id = $1", place.id);
    expect(
      (await ask("PUT", `/products/${id}`, { ...body, revision: 2, ingredients: [], cost: 5 })).data,
    ).toMatchObject({
      cost: 5,
      version: 3,
    });
  });

  it("[INVENTORY-11] [EDIT-04] another recipe makes the next version; the same one, or none said, makes none", async () => {
    const [flour, salt] = [await supply(), await supply({ cost: 100 })];
    const body = fields({
      ingredients: recipeOf([
        [flour, 1],
        [salt, 2],
      ]),
    });
    const id = await made("/products", body);
    const steps = [
      [{ ...body, ingredients: undefined, description: "Otra" }, 1],
      [{ ...body, ingredients: body.ingredients.toReversed() }, 1],
      // Costs the same and consumes something else.
      [
        {
          ...body,
          ingredients: recipeOf([
            [flour, 2],
            [salt, 1],
          ]),
        },
        2,
      ],
    ] as const;
    for (const [index, [sent, version]] of steps.entries()) {
      const { data } = await ask("PUT", `/products/${id}`, { ...sent, revision: index + 1 });
      expect([data?.["version"], data?.["cost"]]).toEqual([version, 300]);
    }
    expect(
      await query(
        "select version, quantity::int from product_ingredient where product_id = $1 and consumable_id = $2 order by version",
        id,
        flour,
      ),
    ).toEqual([
      { version: 1, quantity: 100 },
      { version: 2, quantity: 200 },
    ]);
  });

  it("[EDIT-08] the same edit sent twice is done once, whatever its recipe", async () => {
    const [flour, salt] = [await supply(), await supply()];
    const body = fields({
      ingredients: recipeOf([
        [flour, 1],
        [salt, 2.5],
      ]),
    });
    const id = await made("/products", body);
    const edit = { ...body, price: 950, revision: 1 };
    const first = await ask("PUT", `/products/${id}`, edit);
    expect(first.status).toBe(200);
    expect(await ask("PUT", `/products/${id}`, edit)).toEqual(first);
    const other = recipeOf([
      [flour, 1],
      [salt, 3],
    ]);
    expect((await ask("PUT", `/products/${id}`, { ...edit, ingredients: other })).code).toBe("STALE_PRODUCT");
  });

  it("[INVENTORY-12] takes the new cost into its next version; what was sold keeps its own, and no form grows stale", async () => {
    const flour = await supply({ cost: 100 });
    const dough = await prepared([[flour, 1]]);
    const [pizza, bread, tea] = [await product([[dough, 2]]), await product([[flour, 1]]), await product([])];
    const before = await query("select * from product_version where product_id = $1", pizza);
    await changeSupply(flour, supplyOf({ cost: 110.55 }));
    expect([await versionsOf(pizza), await versionsOf(bread), await versionsOf(tea)]).toEqual([
      [
        [2, 221.1],
        [1, 200],
      ],
      [
        [2, 110.55],
        [1, 100],
      ],
      [[1, null]],
    ]);
    expect(await query("select * from product_version where product_id = $1 and version = 1", pizza)).toEqual(before);
    expect(await detail(pizza)).toMatchObject({
      revision: 1,
      price: 900,
      ingredients: [{ consumableId: dough, quantity: 2 }],
    });
    // Another name costs nobody anything.
    await changeSupply(flour, supplyOf({ name: "0000", cost: 110.55 }));
    expect(await versionsOf(pizza)).toHaveLength(2);
    const named = await query("select changes from audit_log where action like 'PUT%raw%' order by id desc limit 2");
    expect(JSON.stringify(named[1]?.["changes"])).toContain(pizza);
  });

  it("[INVENTORY-12] a recipe saved while its ingredient's cost changes has one cost or the other, and ends with the new one", async () => {
    const flour = await supply({ cost: 100 });
    const ids = await Promise.all([1, 2, 3].map(() => product([])));
    await Promise.all([
      ...ids.map((id) =>
        ask("PUT", `/products/${id}`, { ...fields({}), revision: 1, ingredients: recipeOf([[flour, 1]]) }),
      ),
      changeSupply(flour, supplyOf({ cost: 250 })),
      ...ids.map(() => product([[flour, 1]])),
    ]);
    const costs = await query(
      `select v.cost::int from product p join product_version v on v.product_id = p.id and v.version = p.current_version
        join product_ingredient i on i.product_id = p.id and i.version = v.version where i.consumable_id = $1`,
      flour,
    );
    expect(costs).toEqual(Array.from({ length: 6 }, () => ({ cost: 25_000 })));
  });

  it("[INVENTORY-10] needs the option, and goes on without it as it was", async () => {
    const flour = await supply();
    const body = fields({ ingredients: recipeOf([[flour, 1]]) });
    const id = await made("/products", body);
    onTestFinished(async () => {
      await query("update cafeteria set features = '{inventory}' where id = $1", place.id);
      // A session knows its features for up to two seconds; another one reads them anew.
      token = await server().signIn(place.administrator.email);
    });
    await query("update cafeteria set features = '{}' where id = $1", place.id);
    expect((await ask("POST", "/products", body)).code).toBe("FEATURE_DISABLED");
    expect((await ask("PUT", `/products/${id}`, { ...body, revision: 1, ingredients: [] })).code).toBe(
      "FEATURE_DISABLED",
    );
    const kept = await ask("PUT", `/products/${id}`, { ...body, revision: 1, ingredients: undefined, price: 950 });
    expect(kept.data).toMatchObject({ cost: 100, price: 950, version: 2, ingredients: body.ingredients });
  });
});

describe("a deletion", () => {
  it("[INVENTORY-13] puts the other in its place, in every recipe on sale or in use, and costs them anew", async () => {
    const [flour, other] = [await supply({ cost: 100 }), await supply({ cost: 30 })];
    const dough = await prepared(
      [
        [flour, 1],
        [other, 1],
      ],
      { name: "Masa madre" },
    );
    const name = `Tarta ${randomUUID().slice(0, 6)}`;
    const pie = await product([[flour, 0.5]], { name });
    const refused = await deletion(flour);
    expect([refused.status, refused.code, refused.extra]).toEqual([
      409,
      "CONSUMABLE_IN_USE",
      { consumables: ["Masa madre"], products: [name] },
    ]);
    expect((await deletion(flour, dough)).code).toBe("RECIPE_CYCLE");
    expect((await deletion(flour, flour)).code).toBe("RECIPE_CYCLE");
    expect((await deletion(flour, randomUUID())).code).toBe("NOT_FOUND");
    expect((await deletion(flour, other, "0")).code).toBe("VALIDATION");
    expect((await ask("DELETE", `/inventory/consumables/${flour}?replacementQuantity=2`)).code).toBe("VALIDATION");
    expect((await deletion(flour, other, "2.5")).status).toBe(200);
    // 1 of it is 2,5 of the other: 2,5 + 1 in the dough, 1,25 in the pie.
    expect((await ask("GET", `/inventory/consumables/${dough}`)).data).toMatchObject({
      cost: 105,
      ingredients: [{ consumableIngredientId: other, quantity: 3.5 }],
    });
    expect(await detail(pie)).toMatchObject({ cost: 37.5, version: 2, ingredients: recipeOf([[other, 1.25]]) });
    expect(await versionsOf(pie)).toEqual([
      [2, 37.5],
      [1, 50],
    ]);
    // The former version still knows what it was made of.
    expect((await ask("GET", `/inventory/consumables/${flour}`)).data).toMatchObject({
      status: "DELETED",
      uses: { consumables: [], products: [] },
    });
    expect(
      await query("select consumable_id from product_ingredient where product_id = $1 and version = 1", pie),
    ).toEqual([{ consumable_id: flour }]);
    await expect(query("delete from product_ingredient where product_id = $1", pie)).rejects.toThrow(/append-only/u);
    expect((await deletion(flour)).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
    expect((await changeSupply(flour, supplyOf())).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
  });

  it("[INVENTORY-07] a prepared one without ingredients is refused, new or edited", async () => {
    const none = [{ path: "ingredients", message: "Debe tener al menos un ingrediente" }];
    const made = await ask("POST", "/inventory/consumables/prepared", { unit: "PIECE", ...preparedOf([]) });
    expect([made.code, made.extra]).toEqual(["VALIDATION", none]);
    const dough = await prepared([[await supply(), 1]]);
    const edited = await changePrepared(dough, preparedOf([]));
    expect([edited.code, edited.extra]).toEqual(["VALIDATION", none]);
  });

  it("[INVENTORY-14] is soft, and needs nothing where nothing on sale needs it", async () => {
    const flour = await supply();
    const gone = await product([[flour, 1]]);
    await ask("DELETE", `/products/${gone}`);
    expect((await deletion(flour)).status).toBe(200);
    const list = (await ask("GET", "/inventory/consumables")).data as unknown as readonly Data[];
    expect(list.some(({ id }) => id === flour)).toBe(false);
    expect(await detail(gone)).toMatchObject({ status: "DELETED", cost: 100, ingredients: recipeOf([[flour, 1]]) });
  });

  it("[INVENTORY-13] of the last one takes it out of the recipes", async () => {
    await query("update consumable set status = 'DELETED' where cafeteria_id = $1", place.id);
    await query("update product set status = 'DELETED' where cafeteria_id = $1", place.id);
    const flour = await supply();
    const bread = await product([[flour, 1]]);
    expect((await deletion(flour)).status).toBe(200);
    expect(await detail(bread)).toMatchObject({ cost: null, ingredients: [], version: 2 });
  });

  it("[INVENTORY-14] a supplier goes when no supply is of it any more, and takes no new one", async () => {
    const flour = await supply({ name: "Harina 0000" });
    const path = `/inventory/suppliers/${supplierId}`;
    const refused = await ask("DELETE", path);
    expect([refused.status, refused.code, refused.extra]).toEqual([409, "SUPPLIER_IN_USE", ["Harina 0000"]]);
    await deletion(flour);
    expect((await ask("DELETE", path)).status).toBe(200);
    expect((await ask("GET", path)).data).toMatchObject({ status: "DELETED" });
    expect((await ask("PUT", path, { name: "Otro", version: 1 })).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
    expect((await ask("POST", "/inventory/consumables/raw", { unit: "GRAM", ...supplyOf() })).code).toBe("NOT_FOUND");
    const list = (await ask("GET", "/inventory/suppliers")).data as unknown as readonly Data[];
    expect(list.some(({ id }) => id === supplierId)).toBe(false);
  });
});

it("[EDIT-12] no promotion has a recipe of its own: its items have theirs", async () => {
  const items = [{ productId: await product([]), quantity: 1 }];
  const recipe = recipeOf([[await supply(), 1]]);
  const promotion = fields({ type: "PROMOTION", items, ingredients: recipe });
  expect(await ask("POST", "/products", promotion)).toMatchObject({
    code: "VALIDATION",
    extra: [{ path: "ingredients", message: "Una promoción no tiene receta propia" }],
  });
  const id = await made("/products", { ...promotion, ingredients: [] });
  const changed = await ask("PUT", `/products/${id}`, { ...promotion, revision: 1 });
  expect(changed.code).toBe("VALIDATION");
});
