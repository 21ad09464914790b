import { randomUUID } from "node:crypto";
import { type ProductId, instant } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import {
  type Counter,
  type LateOrderBody,
  type Pantry,
  type RawAnswer,
  type Till,
  cartOf,
  handClock,
  openCounter,
} from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../db/index.ts";
import { consumeOrders, foldConsumption, lockPantry } from "../consumption/index.ts";

const start = Date.parse("2026-11-20T13:00:00Z");
const clock = handClock(new Date(start).toISOString());
const server = withTestServer({ clock });
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

let counter: Counter;
let till: Till;
let administrator: Till;
let pantry: Pantry;
let pizza: ProductId;
let minutes: number;

type Row = Readonly<Record<string, unknown>>;
/** So many minutes after the test's start. */
const at = (after: number): string => new Date(start + after * 60_000).toISOString();
const goOn = (by = 1): void => {
  minutes += by;
  clock.set(at(minutes));
};
const row = (name: string, quantity: number, countedAt = at(minutes)) => ({
  consumableId: pantry.idOf(name),
  countedAt,
  quantity,
});
const count = (rows: readonly object[], by = till) => by.post("/inventory/counts", { rows });
const rowsOf = ({ status, text, data }: RawAnswer): readonly Row[] => {
  expect(status, text).toBe(200);
  return (data?.["rows"] ?? []) as readonly Row[];
};
const available = async () => {
  await foldConsumption(server().database.kysely);
  return pantry.available();
};
const consumables = async () => (await till.get("/inventory/consumables")).data as unknown as readonly Row[];
const movementsOf = async (name: string, most = 10) =>
  (await till.get(`/inventory/movements?consumableId=${pantry.idOf(name)}&limit=${most}`))
    .data as unknown as readonly Row[];
const sell = async (quantity: number, markAsCompleted = true): Promise<string> => {
  const sold = await till.sell(cartOf(pizza, { quantity, markAsCompleted, paymentMethod: "CASH" }));
  expect(sold.status, sold.text).toBe(200);
  return String(sold.data?.["id"]);
};
const sellLate = async (quantity: number, soldAt: string): Promise<string> => {
  const body: LateOrderBody = {
    cartId: randomUUID(),
    orderItems: [{ type: "PRODUCT", productId: pizza, productVersion: 1, price: 150, quantity }],
    commensalId: null,
    comments: "",
    paymentMethod: "CASH",
    totalPrice: 150 * quantity,
    sellerDiscount: null,
    dinerDiscount: null,
    markAsCompleted: true,
    soldAt,
    sellerId: counter.canteen.employeeId,
    registerSessionId: null,
  };
  const sold = await till.sellLate(body);
  expect(sold.status, sold.text).toBe(200);
  return String(sold.data?.["id"]);
};
const move = async (type: string, reason: string, name: string, quantity: number, paidTotal?: number) => {
  const line = { consumableId: pantry.idOf(name), quantity, ...(paidTotal !== undefined && { paidTotal }) };
  const moved = await till.post("/inventory/movements", { type, reason, consumables: [line] });
  expect(moved.status, moved.text).toBe(200);
};
const switchInventory = (isOn: boolean) =>
  query("update cafeteria set features = $2 where id = $1", counter.canteen.cafeteriaId, isOn ? ["inventory"] : []);

/** A pizza of half a kilo of dough and a quarter of cheese; a kilo of dough is made of a kilo of flour. */
beforeEach(async () => {
  minutes = 0;
  clock.set(at(0));
  counter = await openCounter(server().database, server(), { features: ["inventory"] });
  till = counter.till;
  administrator = counter.tillOf(counter.canteen.administratorId);
  pantry = await counter.pantry({
    harina: { available: 20, alertLevel: 4 },
    queso: { available: 10, alertLevel: 2 },
    masa: { available: 5, yields: 1, of: { harina: 1 } },
  });
  pizza = await counter.product({ price: 15_000 });
  await pantry.cook(pizza, { masa: 0.5, queso: 0.25 });
  goOn();
});

describe("a count of consumables", () => {
  test("[COUNT-01] [COUNT-02] [COUNT-11] leaves what was consumed, bought, thrown away and given back since its instant standing", async () => {
    const reverted = await sell(4);
    goOn();
    const countedAt = at(minutes);
    goOn();
    await sell(8);
    await move("INGRESS", "SUPPLIER_PURCHASE", "queso", 5);
    await move("EGRESS", "WASTE", "queso", 0.5);
    await administrator.revert(reverted, { reason: "MISTAKEN_ORDER", comment: "" });
    goOn();
    // 9 of cheese and 3 of dough were expected. Since then the 3 and one of flour are gone, and 2 came back.
    const booked = await count([row("queso", 8.4, countedAt), row("masa", 3.5, countedAt)]);
    expect(rowsOf(booked)).toEqual([
      {
        consumableId: pantry.idOf("masa"),
        consumableName: "masa",
        unit: "KILOGRAM",
        countedAt,
        counted: 3.5,
        expected: 3,
        difference: 0.5,
        differenceCost: 50,
        resultingAvailableQuantity: 2.5,
        supersededBy: null,
      },
      expect.objectContaining({ expected: 9, difference: -0.6, differenceCost: -60, resultingAvailableQuantity: 11.9 }),
    ]);
    expect(await available()).toEqual({ harina: 19, queso: 11.9, masa: 2.5 });
    const [latest] = await movementsOf("queso", 1);
    expect(latest).toMatchObject({ reason: "COUNT", type: "EGRESS", quantity: 0.6, countId: booked.data?.["id"] });
    expect(latest).toMatchObject({ profileId: counter.canteen.employeeId, resultingAvailableQuantity: 11.9 });
  });

  test("[COUNT-04] brings from below 0 what is there, and books one of 0 where nothing is", async () => {
    await sell(80);
    goOn();
    expect(rowsOf(await count([row("queso", 3)]))).toMatchObject([{ expected: -10, difference: 13 }]);
    await move("EGRESS", "WASTE", "queso", 3);
    goOn();
    expect(rowsOf(await count([row("queso", 0)]))).toMatchObject([{ expected: 0, difference: 0, differenceCost: 0 }]);
    expect((await movementsOf("queso", 1))[0]).toMatchObject({ reason: "COUNT", quantity: 0 });
  });

  test("[COUNT-06] of an earlier instant moves nothing once a later one holds, whoever sends first", async () => {
    const [early, late] = [at(minutes), at(minutes + 1)];
    goOn(2);
    const holds = await count([row("harina", 12, late)], administrator);
    expect(rowsOf(await count([row("harina", 9, early)]))).toMatchObject([
      { difference: -3, differenceCost: 0, supersededBy: holds.data?.["id"], resultingAvailableQuantity: 12 },
    ]);
    expect(rowsOf(await count([row("harina", 11, late)]))).toMatchObject([{ expected: 12, supersededBy: null }]);
    expect(await available()).toMatchObject({ harina: 11 });
  });

  test("[COUNT-07] is refused whole, each wrong row with its reason", async () => {
    const other = await openCounter(server().database, server(), { features: ["inventory"] });
    const foreign = (await other.pantry({ sal: { available: 5 } })).idOf("sal");
    await query("update consumable set status = 'DELETED' where id = $1", pantry.idOf("queso"));
    const faultsOf = async (...rows: readonly object[]) => {
      const answer = await count(rows);
      expect([answer.status, answer.code]).toEqual([409, "INVENTORY_COUNT_REFUSED"]);
      return (answer.extra as readonly Row[]).map(({ fault }) => fault);
    };
    const strange = { ...row("harina", 1), consumableId: foreign };
    expect(await faultsOf(row("harina", 1), row("queso", 1), strange)).toEqual(["DELETED", "UNKNOWN"]);
    expect(await faultsOf(row("harina", 1), row("harina", 2))).toEqual(["REPEATED", "REPEATED"]);
    expect(await faultsOf(row("harina", 1, at(minutes + 3)))).toEqual(["IN_FUTURE"]);
    expect(await faultsOf(row("harina", 1, at(-8 * 24 * 60)))).toEqual(["TOO_OLD"]);
    expect(await faultsOf(row("harina", 999_999_999))).toEqual(["TOO_MUCH"]);
    for (const rows of [[], [row("harina", -1)], [row("harina", 1.005)], [{ ...row("harina", 1), consumableId: "x" }]])
      expect((await count(rows)).code).toBe("VALIDATION");
    expect(await query("select 1 from inventory_count where cafeteria_id = $1", counter.canteen.cafeteriaId)).toEqual(
      [],
    );
    // A device whose clock is a minute ahead has counted now.
    expect(rowsOf(await count([row("harina", 5, at(minutes + 1))]))).toMatchObject([{ countedAt: at(minutes) }]);
  });

  test("[COUNT-08] [COUNT-11] tells its differences before it is booked, is listed newest first and read by name", async () => {
    await sell(2);
    const rows = [row("queso", 9), row("harina", 20)];
    const trial = await till.post("/inventory/counts?dryRun=true", { rows });
    expect(trial.data).toMatchObject({ id: null, rows: [{ difference: 0 }, { expected: 9.5, differenceCost: -50 }] });
    expect(await available()).toMatchObject({ queso: 9.5 });
    const first = await count(rows, administrator);
    expect(rowsOf(first)).toEqual(trial.data?.["rows"]);
    // What it cost is what it cost then.
    await query("update consumable set cost = 1 where id = $1", pantry.idOf("queso"));
    goOn();
    const second = await count([row("queso", 9)]);
    const list = await till.get("/inventory/counts?limit=1");
    expect([list.data, (JSON.parse(list.text) as Row)["totalCount"]]).toMatchObject([
      [{ id: second.data?.["id"], consumables: 1, differing: 0, differenceCost: 0 }],
      2,
    ]);
    const [older] = (await till.get("/inventory/counts?offset=1")).data as unknown as readonly Row[];
    expect(older).toMatchObject({ consumables: 2, differing: 1, differenceCost: -50, profile: { isDeleted: false } });
    const read = await till.get(`/inventory/counts/${String(first.data?.["id"])}`);
    expect(read.data).toEqual(first.data);
    expect(rowsOf(read).map(({ consumableName }) => consumableName)).toEqual(["harina", "queso"]);
    expect((await till.get(`/inventory/counts/${randomUUID()}`)).code).toBe("NOT_FOUND");
  });

  test("[INVENTORY-33] between purchases leaves the average paid price between the prices that were paid", async () => {
    const pricesOf = async () => (await consumables()).find(({ id }) => id === pantry.idOf("queso"));
    await move("INGRESS", "SUPPLIER_PURCHASE", "queso", 10, 1_000);
    await count([row("queso", 5)]);
    // 5 at 100 and 5 at 200.
    await move("INGRESS", "SUPPLIER_PURCHASE", "queso", 5, 1_000);
    expect(await pricesOf()).toMatchObject({ averagePaid: 150, lastPaid: 200 });
    goOn();
    await sell(80);
    await count([row("queso", 30)]);
    expect(await pricesOf()).toMatchObject({ availableQuantity: 30, averagePaid: 150, lastPaid: 200 });
  });

  test("[CONSUME-06] alerts once when it brings a consumable down to its alert level", async () => {
    const alerts = async () =>
      (await till.get(`/inventory/low-stock-alerts?consumableId=${pantry.idOf("harina")}`)).data;
    for (const quantity of [5, 4, 3, 4]) await count([row("harina", quantity)]);
    expect(await alerts()).toMatchObject([{ availableQuantity: 4, alertLevel: 4 }]);
    for (const quantity of [6, 0]) await count([row("harina", quantity)]);
    expect(await alerts()).toMatchObject([{ availableQuantity: 0 }, { availableQuantity: 4 }]);
  });

  test("[CONSUME-03] is waited for by no sale", async () => {
    await count([row("queso", 5)]);
    let waiting: Promise<RawAnswer> | undefined;
    await inTransaction(server().database.kysely, async (trx) => {
      await lockPantry(trx, counter.canteen.cafeteriaId);
      waiting = count([row("queso", 4)]);
      // Would wait here for the end of this transaction, as the count does, if it needed the pantry.
      await sell(2);
    });
    expect((await waiting)?.status).toBe(200);
    expect(await available()).toMatchObject({ queso: 4 });
  });
});

describe("what an order took before a count and what is heard of only after it", () => {
  test("[COUNT-10] is made up for once, by a movement that names the count, and no alert is told of it", async () => {
    const soldAt = at(minutes);
    goOn();
    // 2 pizzas were sold without a connection: half a kilo of cheese and a kilo of dough.
    const counted = await count([row("queso", 2.1), row("masa", 4)]);
    goOn();
    const orderId = await sellLate(2, soldAt);
    expect(await available()).toEqual({ harina: 20, queso: 2.1, masa: 4 });
    const [made, taken] = await movementsOf("queso", 2);
    expect(made).toMatchObject({ reason: "COUNT", type: "INGRESS", quantity: 0.5, transactionId: orderId });
    expect(made).toMatchObject({ countId: counted.data?.["id"], resultingAvailableQuantity: 2.1 });
    expect(taken).toMatchObject({ reason: "ORDER", type: "EGRESS", quantity: 0.5, countId: null });
    expect((await till.get("/inventory/low-stock-alerts")).data).toEqual([]);
    goOn();
    // Given back later, it lies there again.
    await administrator.revert(orderId, { reason: "MISTAKEN_ORDER", comment: "" });
    expect(await available()).toEqual({ harina: 20, queso: 2.6, masa: 5 });
    goOn();
    expect(rowsOf(await count([row("queso", 2.6)]))).toMatchObject([{ difference: 0 }]);
  });

  test("[COUNT-10] is no difference where it is heard of before the count is booked, and none is made up for what was sold after it", async () => {
    const [before, countedAt, after] = [at(minutes), at(minutes + 1), at(minutes + 2)];
    goOn(3);
    await sellLate(2, before);
    await sellLate(4, after);
    expect(rowsOf(await count([row("queso", 9.5, countedAt)]))).toMatchObject([
      { expected: 9.5, difference: 0, resultingAvailableQuantity: 8.5 },
    ]);
    await sellLate(4, after);
    expect(await available()).toMatchObject({ queso: 7.5 });
  });

  test("[COUNT-10] is made up for when a completion was still being written while it was counted", async () => {
    const pending = await sell(4, false);
    await inTransaction(server().database.kysely, async (trx) => {
      // As a sale at another server writes it, that commits only after the count.
      const { cafeteriaId, employeeId: profileId } = counter.canteen;
      await consumeOrders(trx, [pending], { cafeteriaId, profileId, at: instant(at(minutes)) });
      goOn();
      expect(rowsOf(await count([row("queso", 9)]))).toMatchObject([{ expected: 10, difference: -1 }]);
    });
    expect(await available()).toMatchObject({ queso: 9 });
  });
});

describe("an inventory that is switched on again", () => {
  const needs = async () => (await consumables()).map(({ needsCount }) => needsCount);

  test("[COUNT-12] asks for a count of each consumable until it has one, and for none of what is added", async () => {
    clock.set("2030-01-01T12:00:00Z");
    expect(await needs()).toEqual([false, false, false]);
    const before = "2026-11-20T13:00:00.000Z";
    await switchInventory(false);
    await sell(4);
    await switchInventory(true);
    expect(await needs()).toEqual([true, true, true]);
    const reserved = (await till.get("/inventory/reserved")).data as unknown as readonly Row[];
    expect(reserved.map(({ needsCount }) => needsCount)).toEqual([true, true, true]);
    await query(
      "update cafeteria set inventory_since = '2030-01-01T11:59:00Z' where id = $1",
      counter.canteen.cafeteriaId,
    );
    const now = "2030-01-01T12:00:00.000Z";
    for (const old of [before, "2030-01-01T11:58:59.000Z"])
      expect((await count([row("queso", 9, old)])).extra).toMatchObject([{ fault: "TOO_OLD" }]);
    expect(await needs()).toEqual([true, true, true]);
    expect(rowsOf(await count([row("queso", 9, now)]))).toMatchObject([{ expected: 10, difference: -1 }]);
    const [supplier] = await query("select id from supplier where cafeteria_id = $1", counter.canteen.cafeteriaId);
    const salt = { name: "sal", supplierId: supplier?.["id"], unit: "GRAM", cost: 1, waste: 0, alertLevel: 0 };
    expect((await administrator.post("/inventory/consumables/raw", salt)).data).toMatchObject({ needsCount: false });
    // By name: harina, masa, queso, sal.
    expect(await needs()).toEqual([true, true, false, false]);
  });

  test("[COUNT-12] has no counts while it is off", async () => {
    await switchInventory(false);
    expect((await till.get("/inventory/counts")).code).toBe("FEATURE_DISABLED");
    expect((await count([row("queso", 1)])).code).toBe("FEATURE_DISABLED");
  });
});
