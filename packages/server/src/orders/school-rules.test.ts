import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { type Counter, type LateOrderBody, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeAll, beforeEach, expect, test } from "vitest";

// 10:00 of a Friday at that place.
const now = "2026-11-20T13:00:00.000Z";
const noon = "2026-11-20T15:00:00.000Z";
const server = withTestServer({ clock: handClock(now) });
let counter: Counter;
let boss: Counter["till"];
let family: Awaited<ReturnType<Counter["diner"]>>;
let cola: ProductId;
let combo: ProductId;
let water: ProductId;

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const decide = async (sealPolicy: "OFF" | "WARN" | "BLOCK"): Promise<void> => {
  expect((await boss.put("/edit_admin", { sealPolicy })).status).toBe(200);
};
const moveTo = (countryId: string) =>
  query("update cafeteria set country_id = $2 where id = $1", counter.canteen.cafeteriaId, countryId);
const sealed = (productId: ProductId, seals: readonly string[]) => boss.put(`/products/${productId}`, { seals });
const sell = (productId: ProductId, ignoredSeals?: readonly ("SUGARS" | "CAFFEINE")[]) =>
  counter.till.sell(cartOf(productId, ignoredSeals === undefined ? {} : { ignoredSeals: [...ignoredSeals] }));
const keptOf = (answer: { readonly data?: Readonly<Record<string, unknown>> | undefined }) =>
  query("select flag, amount, profile_id from ignored_limit where transaction_id = $1", answer.data?.["id"]);

beforeAll(async () => {
  await query("insert into country (id, name) values ('BR', 'Brasil') on conflict do nothing");
  counter = await openCounter(server().database, server());
  boss = counter.tillOf(counter.canteen.administratorId);
  cola = await counter.product({ name: "Gaseosa" });
  water = await counter.product({ name: "Agua" });
  combo = await counter.product({ name: "Combo", holds: [{ productId: cola, quantity: 1 }] });
  family = await counter.diner({ balance: 50_000 });
});
beforeEach(async () => {
  await moveTo("AR");
  await decide("OFF");
  expect((await sealed(cola, ["SUGARS", "CAFFEINE"])).status).toBe(200);
});

test("[SCHOOL-05] [SCHOOL-08] where a warning is asked for, a sale names the seals that its seller was told of, and keeps who did", async () => {
  expect((await sell(cola)).status).toBe(200);
  await decide("WARN");
  for (const [productId, name] of [
    [cola, "Gaseosa"],
    [combo, "Combo"],
  ] as const)
    expect(await sell(productId)).toMatchObject({
      status: 400,
      code: "SEALS_CONTAINED",
      extra: [{ productId, name, seals: ["SUGARS", "CAFFEINE"] }],
    });
  expect((await sell(cola, ["SUGARS"])).code).toBe("SEALS_CONTAINED");
  const sold = await sell(combo, ["CAFFEINE", "SUGARS"]);
  expect(sold.status).toBe(200);
  expect(await keptOf(sold)).toEqual([{ flag: "ignoreSeals", amount: 2, profile_id: counter.canteen.employeeId }]);
  const plain = await sell(water);
  expect(plain.status).toBe(200);
  expect(await keptOf(plain)).toEqual([]);
});

test("[SCHOOL-05] what is barred is sold to nobody, whatever is ignored", async () => {
  await decide("BLOCK");
  for (const productId of [cola, combo])
    expect((await sell(productId, ["SUGARS", "CAFFEINE"])).code).toBe("SEALS_BLOCKED");
  expect((await sell(water)).status).toBe(200);
});

test("[SCHOOL-03] a seal that the cafeteria's country doesn't know counts no more, and may stay", async () => {
  await decide("BLOCK");
  await moveTo("BR");
  expect((await sell(cola)).status).toBe(200);
  expect((await sealed(cola, ["SUGARS"])).status).toBe(200);
  expect(await sealed(cola, ["SUGARS", "SODIUM"])).toMatchObject({ status: 400, code: "VALIDATION" });
});

test("[SCHOOL-04] [SCHOOL-07] an order of the app is not asked, and is refused what is barred, which the app is not told of", async () => {
  const client = counter.tillOf(family.clientId);
  const order = (productId: ProductId) =>
    client.sell(
      cartOf(productId, {
        commensalId: family.commensalId,
        paymentMethod: "ACCOUNT_BALANCE",
        pickUpDateTime: noon,
      }),
    );
  const offered = async (): Promise<readonly unknown[]> => {
    const { data } = await client.get("/products");
    return (data as unknown as readonly { readonly id: string }[]).map(({ id }) => id);
  };
  await decide("WARN");
  const placed = await order(cola);
  expect(placed.status, placed.text).toBe(200);
  expect(await keptOf(placed)).toEqual([]);
  expect(await offered()).toEqual(expect.arrayContaining([cola, combo, water]));
  await decide("BLOCK");
  expect((await order(cola)).code).toBe("SEALS_BLOCKED");
  const left = await offered();
  expect(left).toContain(water);
  expect(left).not.toContain(cola);
  expect(left).not.toContain(combo);
  expect((await client.get(`/products/${combo}`)).status).toBe(404);
  // Whoever sells sees it, marked.
  expect((await counter.till.get(`/products/${combo}`)).data).toMatchObject({ seals: ["SUGARS", "CAFFEINE"] });
});

test("[SCHOOL-08] a sale without the server is booked, and keeps what its seller was told and what is barred by now", async () => {
  const late = (productId: ProductId, ignoredSeals?: LateOrderBody["ignoredSeals"]): LateOrderBody => ({
    cartId: randomUUID(),
    orderItems: [{ type: "PRODUCT", productId, productVersion: 1, price: 150, quantity: 1 }],
    commensalId: null,
    ...(ignoredSeals !== undefined && { ignoredSeals }),
    comments: "",
    paymentMethod: "CASH",
    totalPrice: 150,
    sellerDiscount: null,
    dinerDiscount: null,
    markAsCompleted: true,
    soldAt: now,
    sellerId: counter.canteen.employeeId,
    registerSessionId: null,
  });
  const kept = (amount: number) => [{ flag: "ignoreSeals", amount, profile_id: counter.canteen.employeeId }];
  expect(await keptOf(await counter.till.sellLate(late(cola, ["SUGARS"])))).toEqual(kept(1));
  await decide("BLOCK");
  const barred = await counter.till.sellLate(late(combo));
  expect(barred.status).toBe(200);
  expect(await keptOf(barred)).toEqual(kept(2));
  expect(await keptOf(await counter.till.sellLate(late(water)))).toEqual([]);
});

test("[SCHOOL-03] who changed the policy is kept; it is the administrators'", async () => {
  await decide("WARN");
  expect((await counter.till.put("/edit_admin", { sealPolicy: "OFF" })).code).toBe("WRONG_PERMISSIONS");
  const { data } = await boss.get("/setting-changes");
  expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ topic: "SCHOOL_RULES" })]));
  const rows = await query(
    `select c->>'before' as before, c->>'after' as after from audit_log, jsonb_array_elements(changes) c
      where c->>'entity' = 'cafeteria.SCHOOL_RULES' and c->>'id' = $1 order by id desc limit 1`,
    counter.canteen.cafeteriaId,
  );
  expect(rows).toEqual([{ before: '"OFF"', after: '"WARN"' }]);
});
