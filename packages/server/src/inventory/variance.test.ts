import { randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import {
  type Counter,
  type Pantry,
  addProfile,
  cartOf,
  handClock,
  openCounter,
  signInAs,
} from "@cantina/testkit/orders-suite";
import { beforeEach, expect, it } from "vitest";

const clock = handClock("2026-11-01T15:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;
let pantry: Pantry;
let administrator = "";

type Row = Readonly<Record<string, unknown>>;
type Told = Row & { readonly whole: Row; readonly weeks: readonly Row[] };
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

async function ask(path: string, body?: object) {
  const reply = await fetch(`${server().url}/api/cafeterias/${counter.canteen.cafeteriaId}/inventory${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${administrator}`,
      "idempotency-key": randomUUID(),
      "content-type": "application/json",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json = (await reply.json()) as { data?: unknown; Message?: { Message: string } };
  return { status: reply.status, data: json.data as readonly Told[], code: json.Message?.Message };
}

const variance = async (from: string, until: string): Promise<Readonly<Record<string, Told>>> => {
  const { data } = await ask(`/variance?from=${from}&until=${until}`);
  return Object.fromEntries(data.map((row) => [String(row["name"]), row]));
};

/** What a person moves, so many units of. */
async function move(at: string, name: string, reason: string, units: number): Promise<void> {
  clock.set(at);
  const type = reason === "SUPPLIER_PURCHASE" ? "INGRESS" : "EGRESS";
  const line = { consumableId: pantry.idOf(name), quantity: units };
  expect((await ask("/movements", { type, reason, consumables: [line] })).status).toBe(200);
}

async function count(at: string, name: string, units: number): Promise<void> {
  clock.set(at);
  const row = { consumableId: pantry.idOf(name), countedAt: at, quantity: units };
  expect((await ask("/counts", { rows: [row] })).status).toBe(200);
}

beforeEach(async () => {
  clock.set("2026-11-01T15:00:00Z");
  counter = await openCounter(server().database, server(), { features: ["inventory"] });
  administrator = await signInAs(server().database, counter.canteen.administratorId);
  pantry = await counter.pantry({
    harina: {},
    queso: {},
    masa: { yields: 2, of: { harina: 1 } },
  });
});

async function sellPizzas(
  at: string,
  units: number,
  product: Awaited<ReturnType<Counter["product"]>>,
): Promise<string> {
  clock.set(at);
  const sold = await counter.till.sell(cartOf(product, { markAsCompleted: true, quantity: units }));
  return String(sold.data?.["id"]);
}

it("[VARIANCE-01] [VARIANCE-02] [VARIANCE-03] [VARIANCE-05] tells what counts found by week, in quantity and in money", async () => {
  const pizza = await counter.product({ name: "Pizza" });
  await pantry.cook(pizza, { queso: 0.5 });
  const buy = (at: string, units: number, paidTotal: number) => {
    clock.set(at);
    return ask("/movements", {
      type: "INGRESS",
      reason: "SUPPLIER_PURCHASE",
      consumables: [{ consumableId: pantry.idOf("queso"), quantity: units, paidTotal }],
    });
  };
  // A Sunday of the week before: 10 kg at 80 a kilogram; counted for the first time at 9.
  expect((await buy("2026-11-01T15:00:00Z", 10, 800)).status).toBe(200);
  await count("2026-11-01T16:00:00Z", "queso", 9);
  // Before midnight in Buenos Aires, so still that Sunday.
  await sellPizzas("2026-11-02T02:00:00Z", 2, pizza);
  await sellPizzas("2026-11-02T15:00:00Z", 4, pizza);
  await move("2026-11-03T15:00:00Z", "queso", "WASTE", 0.5);
  // 9 − 1 − 2 − 0.5 = 5.5 there should be.
  await count("2026-11-04T15:00:00Z", "queso", 5.3);
  // The week after is not counted. Its return is told as less use.
  const reverted = await sellPizzas("2026-11-10T15:00:00Z", 2, pizza);
  await counter.tillOf(counter.canteen.administratorId).revert(reverted, { reason: "MISTAKEN_ORDER" });
  await sellPizzas("2026-11-11T15:00:00Z", 2, pizza);
  await buy("2026-11-12T15:00:00Z", 5, 400);
  // 5.3 − 1 + 5 = 9.3, and two counts find 9.35 and then 9.25.
  await count("2026-11-17T15:00:00Z", "queso", 9.35);
  await count("2026-11-18T15:00:00Z", "queso", 9.25);
  await sellPizzas("2026-11-19T15:00:00Z", 1, pizza);

  const { queso, harina, masa } = await variance("2026-11-02", "2026-11-18");
  expect(queso).toMatchObject({ price: 80, isPaid: true, unit: "KILOGRAM", type: "RAW" });
  const figures = [
    "from",
    "until",
    "opening",
    "received",
    "used",
    "withdrawn",
    "variance",
    "amount",
    "countedUse",
    "closing",
  ];
  expect(queso?.weeks.map((week) => figures.map((figure) => week[figure]))).toEqual([
    ["2026-11-02", "2026-11-08", 8, 0, 2, 0.5, -0.2, -16, 3, 5.3],
    ["2026-11-09", "2026-11-15", 5.3, 5, 1, 0, null, null, 0, 9.3],
    ["2026-11-16", "2026-11-18", 9.3, 0, 0, 0, -0.05, -4, 1, 9.25],
  ]);
  expect(queso?.whole).toEqual({
    opening: 8,
    received: 5,
    used: 3,
    withdrawn: 0.5,
    begun: null,
    variance: -0.25,
    amount: -20,
    countedUse: 4,
    countedUseAmount: 320,
    closing: 9.25,
  });
  // Nobody told what was paid for it, nor counted it.
  expect(harina).toMatchObject({ price: 100, isPaid: false, whole: { variance: null, amount: null } });
  expect(masa).toMatchObject({ price: 50, type: "PREPARED" });
  const before = await variance("2026-10-26", "2026-11-01");
  expect(before["queso"]?.whole).toMatchObject({
    opening: 0,
    received: 10,
    used: 1,
    begun: -1,
    variance: null,
    closing: 8,
  });
});

it("[VARIANCE-04] has what a deleted one had, while it moved, and every movement once", async () => {
  await move("2026-11-02T15:00:00Z", "harina", "SUPPLIER_PURCHASE", 5);
  await count("2026-11-03T15:00:00Z", "harina", 7);
  await move("2026-11-03T15:00:00Z", "harina", "INTERNAL_CONSUMPTION", 2);
  await count("2026-11-05T15:00:00Z", "harina", 4);
  await query("update consumable set status = 'DELETED' where id = $1", pantry.idOf("harina"));
  clock.set("2026-11-20T15:00:00Z");
  const { harina } = await variance("2026-11-01", "2026-11-20");
  expect(harina?.whole).toMatchObject({ received: 5, withdrawn: 2, begun: 2, variance: -1, amount: -100, closing: 4 });
  expect((await variance("2026-11-10", "2026-11-20"))["harina"]).toBeUndefined();
});

it("[VARIANCE-01] an order that is heard of only after a count was before it", async () => {
  const pizza = await counter.product({ name: "Pizza", price: 10_000 });
  await pantry.cook(pizza, { queso: 0.5 });
  await move("2026-11-02T14:00:00Z", "queso", "SUPPLIER_PURCHASE", 10);
  await count("2026-11-02T15:00:00Z", "queso", 10);
  await count("2026-11-03T15:00:00Z", "queso", 9);
  clock.set("2026-11-09T15:00:00Z");
  const late = await counter.till.sellLate({
    cartId: randomUUID(),
    orderItems: [{ type: "PRODUCT", productId: pizza, productVersion: 1, price: 100, quantity: 2 }],
    commensalId: null,
    comments: "",
    paymentMethod: "CASH",
    totalPrice: 200,
    sellerDiscount: null,
    dinerDiscount: null,
    markAsCompleted: true,
    soldAt: "2026-11-03T14:00:00Z",
    sellerId: counter.canteen.employeeId,
    registerSessionId: null,
  });
  expect(late.status, late.text).toBe(200);
  const { queso } = await variance("2026-11-02", "2026-11-09");
  const told = { used: 1, variance: 0, countedUse: 1, closing: 9 };
  expect(queso?.weeks).toMatchObject([told, { opening: 9, used: 0, variance: null, closing: 9 }]);
});

it("[VARIANCE-07] is the administrators', of days that were, at most 366", async () => {
  const codes = await Promise.all(
    [
      ["2026-11-01", "2026-10-31"],
      ["2026-11-01", "2026-11-02"],
      ["2025-10-31", "2026-11-01"],
      ["2025-11-01", "2026-11-01"],
    ].map(async ([from, until]) => (await ask(`/variance?from=${from}&until=${until}`)).code),
  );
  expect(codes).toEqual(["TO_BEFORE_FROM", "VALIDATION", "VALIDATION", undefined]);
  const { cafeteriaId } = counter.canteen;
  const employee = await addProfile(server().database.query, cafeteriaId, "CAFETERIA_EMPLOYEE");
  administrator = await signInAs(server().database, employee);
  expect(await ask("/variance?from=2026-11-01&until=2026-11-01")).toMatchObject({ status: 403 });
});
