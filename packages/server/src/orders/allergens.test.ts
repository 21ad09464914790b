import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { type Counter, type LateOrderBody, cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeAll, expect, test } from "vitest";

const server = withTestServer();
let counter: Counter;
let boss: Counter["till"];
let supplierId: unknown;
let diner: Awaited<ReturnType<Counter["diner"]>>;
let pantry: Awaited<ReturnType<Counter["pantry"]>>;
let cake: ProductId;
let combo: ProductId;
let water: ProductId;

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeAll(async () => {
  counter = await openCounter(server().database, server(), { features: ["inventory"] });
  boss = counter.tillOf(counter.canteen.administratorId);
  pantry = await counter.pantry({
    harina: {},
    manteca: {},
    masa: { yields: 1, of: { harina: 1 } },
    base: { yields: 1, of: { masa: 1 } },
  });
  supplierId = (await query("select id from supplier where cafeteria_id = $1", counter.canteen.cafeteriaId))[0]?.["id"];
  cake = await counter.product({ name: "Torta" });
  water = await counter.product({ name: "Agua" });
  combo = await counter.product({ name: "Combo", holds: [{ productId: cake, quantity: 1 }] });
  await pantry.cook(cake, { base: 1 });
  diner = await counter.diner();
});

const combos = randomUUID();
const place = () => counter.canteen.cafeteriaId;
const allergens = (path: string, list: readonly string[]) => boss.put(path, { allergens: list });
const supply = (name: string, list: readonly string[]) =>
  boss.put(`/inventory/consumables/raw/${pantry.idOf(name)}`, {
    name,
    supplierId,
    cost: 1,
    waste: 0,
    alertLevel: 0,
    allergens: list,
  });

const soldTo = (productId: ProductId, ignoredAllergens?: readonly ("GLUTEN" | "MILK")[]) =>
  counter.till.sell(
    cartOf(productId, {
      commensalId: diner.commensalId,
      ...(ignoredAllergens !== undefined && { ignoredAllergens: [...ignoredAllergens] }),
    }),
  );

test("[ALLERGEN-02] [ALLERGEN-03] gluten in the flour of the dough of the cake of the combo stops a sale to whom it harms", async () => {
  expect((await supply("harina", ["GLUTEN"])).status).toBe(200);
  expect((await soldTo(cake)).status).toBe(200);
  expect((await allergens(`/commensals/${diner.commensalId}/allergies`, ["MILK", "GLUTEN"])).status).toBe(200);
  for (const [productId, name] of [
    [cake, "Torta"],
    [combo, "Combo"],
  ] as const)
    expect(await soldTo(productId)).toMatchObject({
      status: 400,
      code: "ALLERGENS_CONTAINED",
      extra: [{ productId, name, allergens: ["GLUTEN"] }],
    });
  expect((await soldTo(water)).status).toBe(200);
  // Whoever is named by nobody, and whoever has no list, is sold it.
  expect((await counter.till.sell(cartOf(cake))).status).toBe(200);
});

test("[ALLERGEN-04] [ALLERGEN-06] sold in spite of it, it is kept who did; what was not told stops again", async () => {
  const sold = await soldTo(cake, ["GLUTEN"]);
  expect(sold.status).toBe(200);
  expect(
    await query("select flag, amount, profile_id from ignored_limit where transaction_id = $1", sold.data?.["id"]),
  ).toEqual([{ flag: "ignoreAllergens", amount: 1, profile_id: counter.canteen.employeeId }]);
  await pantry.rewrite("masa", { harina: 1, manteca: 1 });
  expect((await supply("manteca", ["MILK"])).status).toBe(200);
  expect(await soldTo(cake, ["GLUTEN"])).toMatchObject({
    code: "ALLERGENS_CONTAINED",
    extra: [{ allergens: ["GLUTEN", "MILK"] }],
  });
  expect((await soldTo(cake, ["GLUTEN", "MILK"])).status).toBe(200);
});

test("[ALLERGEN-06] a sale without the server tells in spite of what it was sold", async () => {
  const late: LateOrderBody = {
    cartId: randomUUID(),
    orderItems: [{ type: "PRODUCT", productId: cake, productVersion: 1, price: 150, quantity: 1 }],
    commensalId: diner.commensalId,
    ignoredAllergens: ["GLUTEN"],
    comments: "",
    paymentMethod: "CASH",
    totalPrice: 150,
    sellerDiscount: null,
    dinerDiscount: null,
    markAsCompleted: true,
    soldAt: new Date().toISOString(),
    sellerId: counter.canteen.employeeId,
    registerSessionId: null,
  };
  const sold = await counter.till.sellLate(late);
  expect(sold.status).toBe(200);
  expect(
    await query("select flag, amount, profile_id from ignored_limit where transaction_id = $1", sold.data?.["id"]),
  ).toEqual([{ flag: "ignoreAllergens", amount: 1, profile_id: counter.canteen.employeeId }]);
});

test("[ALLERGEN-02] a till is told of the category of what contains something else by now, and reads it", async () => {
  const latest = async () => Number((await query("select coalesce(max(id), 0) as id from change_event"))[0]?.["id"]);
  const since = await latest();
  expect((await supply("harina", ["GLUTEN", "SOYBEANS"])).status).toBe(200);
  const told = await query(
    "select entity_type from change_event where id > $1 and entity_type = 'category' and entity_id = $2",
    since,
    counter.canteen.categoryId,
  );
  expect(told).toHaveLength(1);
  const read = await counter.till.get("/products");
  expect(read.text).toMatch(/"name":"Torta"[^}]*?"allergens":\["GLUTEN","SOYBEANS","MILK"\]/u);
  const again = await latest();
  expect((await supply("harina", ["SOYBEANS", "GLUTEN"])).status).toBe(200);
  expect(await query("select 1 from change_event where id > $1 and entity_type = 'category'", again)).toEqual([]);
});

test("[ALLERGEN-02] a product that carries something else tells of the promotions that hold it, too", async () => {
  const [first] = await query("select coalesce(max(id), 0) as id from change_event");
  await query("insert into category (id, cafeteria_id, name, position) values ($1, $2, 'Combos', 99)", combos, place());
  await query("update product set category_id = $1 where id = $2", combos, combo);
  expect((await boss.put(`/products/${cake}`, { ownAllergens: ["NUTS"] })).status).toBe(200);
  const told = await query(
    "select entity_id from change_event where id > $1 and entity_type = 'category' and entity_id = $2",
    first?.["id"],
    combos,
  );
  expect(told).toHaveLength(1);
});

test("[ALLERGEN-07] who changed a commensal's list is kept, and not what it says", async () => {
  const rows = await query(
    `select c->>'before' as before, c->>'after' as after from audit_log, jsonb_array_elements(changes) c
      where c->>'entity' = 'commensal.allergens' and c->>'id' = $1`,
    diner.commensalId,
  );
  expect(rows).toEqual([{ before: null, after: null }]);
});
