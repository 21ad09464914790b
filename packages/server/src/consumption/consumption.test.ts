import { randomUUID } from "node:crypto";
import { type ProductId, instant } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import {
  type Counter,
  type OrderBody,
  type PantryItem,
  type Parts,
  cartOf,
  handClock,
  openCounter,
  rivalsOf,
  rushBy,
  tallyOf,
} from "@cantina/testkit/orders-suite";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../db/index.ts";
import { completeDueDays } from "../orders/index.ts";
import { bookMovements, consumeOrders, foldConsumption, lockPantry } from "./index.ts";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server(), { features: ["inventory", "subscriptions"] });
});

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const fold = () => foldConsumption(server().database.kysely);
const boss = () => counter.tillOf(counter.canteen.administratorId);

/** A pizza of half a kilo of dough and a quarter of cheese; dough is made of flour. */
async function kitchen(items: Readonly<Record<string, PantryItem>> = {}) {
  const pantry = await counter.pantry({
    harina: { available: 10, waste: 20 },
    queso: { available: 5 },
    masa: { yields: 2, of: { harina: 1.6 }, available: 1 },
    ...items,
  });
  const pizza = await counter.product({ name: "Pizza" });
  await pantry.cook(pizza, { masa: 0.5, queso: 0.25 });
  const available = async (): Promise<Parts> => {
    await fold();
    return pantry.available();
  };
  return { pantry: { ...pantry, available }, pizza };
}
async function sell(productId: ProductId, more: Partial<OrderBody> & { readonly quantity?: number } = {}) {
  const sold = await counter.till.sell(cartOf(productId, { markAsCompleted: true, ...more }));
  expect(sold.code).toBe(undefined);
  return String(sold.data?.["id"]);
}
const pend = (productId: ProductId, more: { readonly quantity?: number } = {}) =>
  sell(productId, { ...more, markAsCompleted: false });
const sellLate = (productId: ProductId, soldAt: string) =>
  counter.till.sellLate({
    cartId: randomUUID(),
    orderItems: [{ type: "PRODUCT", productId, productVersion: 1, price: 150, quantity: 2 }],
    commensalId: null,
    comments: "",
    paymentMethod: "CASH",
    totalPrice: 300,
    sellerDiscount: null,
    dinerDiscount: null,
    markAsCompleted: true,
    soldAt,
    sellerId: counter.canteen.employeeId,
    registerSessionId: null,
  });
const deliver = (...orderIds: readonly string[]) =>
  counter.till.put("/transactions/orders/mark_delivered", { orderIds });
const recover = (orderId: string) => counter.till.put(`/orders/${orderId}/undo_delivered`, {});
const full: Parts = { harina: 10, queso: 5, masa: 1 };

describe("[CONSUME-01] an order that is completed consumes", () => {
  test("at once at the counter: what is prepared first, then the ingredients of the rest, waste added", async () => {
    const { pantry, pizza } = await kitchen();
    await sell(pizza, { quantity: 2 });
    expect(await pantry.available()).toEqual({ harina: 10, queso: 4.5, masa: 0 });
    // Nothing is prepared any more: 1 kg of dough is 0.8 kg of flour, gross of a fifth.
    await sell(pizza, { quantity: 2 });
    expect(await pantry.available()).toEqual({ harina: 9, queso: 4, masa: 0 });
  });

  test("handed over from the board, not before, by the recipes that it was sold by", async () => {
    const { pantry, pizza } = await kitchen({ masa: { yields: 2, of: { harina: 1.6 } } });
    const former = await pend(pizza, { quantity: 4 });
    await pantry.rewrite("masa", { harina: 3.2 });
    const later = await pend(pizza, { quantity: 4 });
    expect(await pantry.available()).toEqual({ ...full, masa: 0 });
    await deliver(former);
    expect(await pantry.available()).toMatchObject({ harina: 8, queso: 4 });
    await deliver(later);
    expect(await pantry.available()).toMatchObject({ harina: 4, queso: 3 });
  });

  test("several at once take what is prepared once only", async () => {
    const { pantry, pizza } = await kitchen();
    await deliver(await pend(pizza, { quantity: 2 }), await pend(pizza, { quantity: 2 }));
    expect(await pantry.available()).toEqual({ harina: 9, queso: 4, masa: 0 });
  });

  test("by the clock at the end of the day, in nobody's name", async () => {
    const { pantry, pizza } = await kitchen();
    await boss().put("/autocomplete", { autoCompleteCheck: true });
    const orderId = await pend(pizza);
    await completeDueDays(server().database.kysely, instant("2026-11-21T02:51:00Z"));
    expect(await pantry.available()).toEqual({ harina: 10, queso: 4.75, masa: 0.5 });
    expect(await query("select profile_id, reason from consumption where transaction_id = $1", orderId)).toEqual([
      { profile_id: null, reason: "ORDER" },
    ]);
  });

  test("when it is heard of late", async () => {
    const { pantry, pizza } = await kitchen();
    clock.set("2026-11-20T16:00:00Z");
    const sold = await sellLate(pizza, "2026-11-20T13:05:00.000Z");
    expect(sold.code).toBe(undefined);
    expect(await pantry.available()).toEqual({ harina: 10, queso: 4.5, masa: 0 });
    expect(await query("select at from consumption where transaction_id = $1", sold.data?.["id"])).toEqual([
      { at: "2026-11-20T16:00:00Z" },
    ]);
  });

  test("when it is heard of late, by the recipes of when it was sold: of its product, and of what is prepared", async () => {
    const { pantry, pizza } = await kitchen({ masa: { yields: 2, of: { harina: 1.6 } } });
    // The database dates recipes, more finely than sales are dated.
    const [dated] = await query(
      "select iso_instant(clock_timestamp() + interval '1 millisecond') as now, pg_sleep(0.002)",
    );
    const before = String(dated?.["now"]);
    await pantry.rewrite("masa", { harina: 3.2 });
    await counter.reprice(pizza, { name: "Pizza" });
    await pantry.cook(pizza, { queso: 2 }, 2);
    clock.set(new Date(Date.parse(before) + 60_000).toISOString());
    expect((await sellLate(pizza, before)).code).toBe(undefined);
    expect(await pantry.available()).toEqual({ harina: 9, queso: 4.5, masa: 0 });
    expect((await sellLate(pizza, clock.now())).code).toBe(undefined);
    expect(await pantry.available()).toEqual({ harina: 7, queso: 4, masa: 0 });
  });

  test("of a promotion what its items were made of when it was sold", async () => {
    const { pantry, pizza } = await kitchen();
    const menu = await counter.product({ name: "Menú", holds: [{ productId: pizza, quantity: 2 }] });
    const pending = await pend(menu);
    await counter.reprice(pizza, { name: "Pizza" });
    await pantry.cook(pizza, { queso: 1 }, 2);
    await deliver(pending);
    expect(await pantry.available()).toEqual({ harina: 10, queso: 4.5, masa: 0 });
    await sell(menu);
    expect(await pantry.available()).toEqual({ harina: 10, queso: 2.5, masa: 0 });
  });

  test("below 0 too, and never refuses a sale", async () => {
    const { pantry, pizza } = await kitchen();
    // 45 kg of dough, of which 1 is prepared.
    await sell(pizza, { quantity: 90 });
    expect(await pantry.available()).toEqual({ harina: -34, queso: -17.5, masa: 0 });
    await pantry.cook(await counter.product(), { queso: 999_999_999 });
    const giant = await counter.product({ name: "Gigante" });
    await pantry.cook(giant, { queso: 999_999_999 });
    await sell(giant, { quantity: 99 });
    expect(await pantry.available()).toMatchObject({ queso: -17.5 });
  });

  test("nothing where the feature is off, or where nothing has a recipe", async () => {
    const { pantry, pizza } = await kitchen();
    const pending = await pend(pizza);
    await sell(await counter.product());
    await query("update cafeteria set features = '{}' where id = $1", counter.canteen.cafeteriaId);
    await sell(pizza);
    await deliver(pending);
    expect(await pantry.available()).toEqual(full);
  });
});

describe("[CONSUME-02] what was taken comes back exactly", () => {
  test("when a completion is taken back, and is taken anew when it is completed again", async () => {
    const { pantry, pizza } = await kitchen();
    const orderId = await pend(pizza, { quantity: 3 });
    await deliver(orderId);
    const taken = await pantry.available();
    expect(taken).toEqual({ harina: 9.5, queso: 4.25, masa: 0 });
    await pantry.rewrite("masa", { queso: 2 });
    await recover(orderId);
    expect(await pantry.available()).toEqual(full);
    await deliver(orderId);
    expect(await pantry.available()).toEqual(taken);
    await boss().revert(orderId, { reason: "MISTAKEN_ORDER" });
    expect(await pantry.available()).toEqual(full);
  });

  test("when the feature is switched in between: undone all of it, completed without it nothing, reverted what is out", async () => {
    const { pantry, pizza } = await kitchen();
    const switchTo = (features: string) =>
      query("update cafeteria set features = $2 where id = $1", counter.canteen.cafeteriaId, features);
    const orderId = await pend(pizza, { quantity: 3 });
    await deliver(orderId);
    await switchTo("{}");
    await recover(orderId);
    expect(await pantry.available()).toEqual(full);
    await deliver(orderId);
    await switchTo("{inventory}");
    expect(await pantry.available()).toEqual(full);
    await boss().revert(orderId, { reason: "MISTAKEN_ORDER" });
    expect(await pantry.available()).toEqual(full);
  });

  test("when an order is reverted, also after the feature was switched off; of one never completed nothing", async () => {
    const { pantry, pizza } = await kitchen();
    const [done, pending] = [await sell(pizza, { quantity: 3 }), await pend(pizza)];
    await query("update cafeteria set features = '{}' where id = $1", counter.canteen.cafeteriaId);
    for (const orderId of [done, pending])
      expect((await boss().revert(orderId, { reason: "MISTAKEN_ORDER" })).code).toBe(undefined);
    expect(await pantry.available()).toEqual(full);
    expect(await query("select reason from consumption where transaction_id = $1 order by id", done)).toEqual([
      { reason: "ORDER" },
      { reason: "ORDER_RETURN" },
    ]);
    expect(await query("select 1 from consumption where transaction_id = $1", pending)).toEqual([]);
  });
});

describe("a pantry that many use", () => {
  test("[CONSUME-03] is waited for by no sale, not even while somebody moves its ingredients", async () => {
    const { pantry, pizza } = await kitchen();
    await sell(pizza);
    await inTransaction(server().database.kysely, async (trx) => {
      await lockPantry(trx, counter.canteen.cafeteriaId);
      const { cafeteriaId, employeeId: profileId } = counter.canteen;
      const at = instant("2026-11-20T13:00:00Z");
      await bookMovements(trx, { cafeteriaId, profileId, tabId: null, at }, [
        { consumableId: pantry.idOf("queso"), reason: "WASTE", quantity: -100 as never },
      ]);
      // Would wait here for the end of this transaction, and so for ever, if it locked what it consumes.
      await sell(pizza);
    });
    expect(await pantry.available()).toEqual({ harina: 10, queso: 3.5, masa: 0 });
  });

  test("[CONSUME-04] is told as it is to whoever asks, right after a sale", async () => {
    const { pantry, pizza } = await kitchen();
    await sell(pizza);
    const { data } = await counter.till.get("/inventory/consumables");
    const told = data as unknown as readonly { readonly id: string; readonly availableQuantity: number }[];
    expect(told.find(({ id }) => id === pantry.idOf("queso"))?.availableQuantity).toBe(4.75);
  });

  test("[CONSUME-03] [CONSUME-04] adds up after 20 tills of two servers sold, reverted and moved it at once", async () => {
    const { pantry, pizza } = await kitchen({ masa: { yields: 2, of: { harina: 1.6 } } });
    const [another, database] = [await server().startAnother(), await server().openAnother()];
    const tills = await rivalsOf(counter, server().database.query, [server(), another], 20);
    const sold = await rushBy(tills, 3, async (till, index, key) => {
      const answer = await till.sell(cartOf(pizza, { markAsCompleted: true, quantity: 4 }), key);
      if (index % 7 === 0) await fold();
      if (index % 5 === 0) await boss().revert(String(answer.data?.["id"]), { reason: "MISTAKEN_ORDER" });
      return answer;
    });
    expect(tallyOf(sold)).toEqual({ DONE: 60 });
    // 48 orders stand, of 2 kg of dough and 1 of cheese each.
    const left = { harina: 10 - 48 * 2, queso: 5 - 48, masa: 0 };
    await Promise.all([fold(), fold(), foldConsumption(database.kysely)]);
    expect(await query("select 1 from consumption where not is_folded")).toEqual([]);
    expect(await pantry.available()).toEqual(left);
  });
});

describe("movements", () => {
  const movementsOf = (consumableId: string) =>
    query(
      `select position, reason, quantity, resulting_available_quantity as left, profile_id from consumable_movement
        where consumable_id = $1 order by position`,
      consumableId,
    );

  test("[CONSUME-04] [CONSUME-05] follow in the order of booking, each with what it left and who", async () => {
    const { pantry, pizza } = await kitchen();
    const first = await sell(pizza);
    await boss().revert(first, { reason: "MISTAKEN_ORDER" });
    await sell(pizza, { quantity: 2 });
    expect(await fold()).toBe(true);
    expect(await fold()).toBe(false);
    const { employeeId, administratorId } = counter.canteen;
    expect(await movementsOf(pantry.idOf("queso"))).toEqual([
      { position: 1, reason: "COUNT", quantity: 500, left: 500, profile_id: null },
      { position: 2, reason: "ORDER", quantity: -25, left: 475, profile_id: employeeId },
      { position: 3, reason: "ORDER_RETURN", quantity: 25, left: 500, profile_id: administratorId },
      { position: 4, reason: "ORDER", quantity: -50, left: 450, profile_id: employeeId },
    ]);
    expect(await pantry.available()).toEqual({ harina: 10, queso: 4.5, masa: 0 });
  });

  test("[CONSUME-05] none is changed, none leaves out another, and what was consumed stays as it was", async () => {
    const { pantry, pizza } = await kitchen();
    const order = await sell(pizza);
    const cheese = pantry.idOf("queso");
    for (const change of ["at = clock_timestamp()", "profile_id = null", "is_folded = true, happened_at = at"]) {
      const changed = inTransaction(server().database.kysely, async (trx) => {
        // Nobody folds it meanwhile.
        await lockPantry(trx, counter.canteen.cafeteriaId);
        const { cafeteriaId, employeeId: profileId } = counter.canteen;
        await consumeOrders(trx, [order], { cafeteriaId, profileId, at: clock.now() });
        await sql.raw(`update consumption set ${change} where not is_folded`).execute(trx);
      });
      await expect(changed, change).rejects.toThrow(/never changed/u);
    }
    for (const forbidden of ["delete from consumption", "update consumable_recipe set waste = 0"])
      await expect(query(forbidden)).rejects.toThrow();
    await fold();
    for (const forbidden of [
      `update consumable_movement set quantity = 1 where consumable_id = '${cheese}'`,
      `delete from consumable_movement where consumable_id = '${cheese}'`,
      "update consumption set is_folded = false",
    ])
      await expect(query(forbidden)).rejects.toThrow();
    const insert = (position: number, left: number) =>
      query(
        `insert into consumable_movement (cafeteria_id, consumable_id, position, reason, quantity,
           resulting_available_quantity, at) values ($1, $2, $3, 'WASTE', -100, $4, clock_timestamp())`,
        counter.canteen.cafeteriaId,
        cheese,
        position,
        left,
      );
    await expect(insert(2, 375)).rejects.toThrow();
    await expect(insert(4, 375)).rejects.toThrow();
    await expect(insert(3, 400)).rejects.toThrow();
    const insertTwo = (position: number, left: number, of: string = cheese) =>
      query(
        `insert into consumable_movement (cafeteria_id, consumable_id, position, reason, quantity,
           resulting_available_quantity, at)
         values ($1, $2, 3, 'WASTE', -100, 375, clock_timestamp()), ($1, $5, $3, 'WASTE', -100, $4, clock_timestamp())`,
        counter.canteen.cafeteriaId,
        cheese,
        position,
        left,
        of,
      );
    for (const [position, left] of [
      [4, 300],
      [5, 275],
      [3, 375],
    ] as const)
      await expect(insertTwo(position, left), `${position} leaves ${left}`).rejects.toThrow();
    await expect(insertTwo(1, -100, randomUUID())).rejects.toThrow(/names what is not there/u);
    await insertTwo(4, 275);
  });

  test("[BOOK-20] [CONSUME-05] neither they nor what consumed name what is not there", async () => {
    const { pantry, pizza } = await kitchen();
    const sale = await sell(pizza);
    await fold();
    const { cafeteriaId, employeeId } = counter.canteen;
    const { canteen: elsewhere } = await openCounter(server().database, server(), {});
    const nobody = randomUUID();
    const insert = (wrong: Readonly<Record<string, unknown>>) => {
      const row = {
        cafeteria_id: cafeteriaId,
        consumable_id: pantry.idOf("queso"),
        position: 3,
        reason: "WASTE",
        quantity: -100,
        resulting_available_quantity: 375,
        at: clock.now(),
        ...wrong,
      };
      const columns = Object.keys(row);
      const places = columns.map((_column, index) => `$${index + 1}`);
      return query(
        `insert into consumable_movement (${columns.join(", ")}) values (${places.join(", ")})`,
        ...Object.values(row),
      );
    };
    for (const wrong of [
      { cafeteria_id: elsewhere.cafeteriaId },
      { consumable_id: nobody, position: 1, resulting_available_quantity: -100 },
      { profile_id: nobody },
      { reason: "ORDER", consumption_id: -1 },
      { reason: "COUNT", count_id: nobody },
      { reason: "PREPARATION_INGREDIENT", preparation_id: -1 },
      { reason: "SUPPLIER_PURCHASE", undoes_id: -1 },
    ])
      await expect(insert(wrong), JSON.stringify(wrong)).rejects.toThrow(/names what is not there/u);
    await insert({ profile_id: employeeId });

    const consume = (place: string, order: string, who: string) =>
      query(
        `insert into consumption (cafeteria_id, reason, transaction_id, profile_id, at)
         values ($1, 'ORDER', $2, $3, clock_timestamp())`,
        place,
        order,
        who,
      );
    for (const [place, order, who] of [
      [elsewhere.cafeteriaId, sale, employeeId],
      [cafeteriaId, nobody, employeeId],
      [cafeteriaId, sale, nobody],
    ] as const)
      await expect(consume(place, order, who)).rejects.toThrow(/names what is not there/u);
  });

  test("[CONSUME-06] an alert is written at each crossing, and only there", async () => {
    const { pantry, pizza } = await kitchen({ queso: { available: 5, alertLevel: 4.5 } });
    const alerts = () =>
      query(
        "select available_quantity as n from low_stock_alert where consumable_id = $1 order by id",
        pantry.idOf("queso"),
      );
    const sellAndFold = async (quantity: number) => {
      await sell(pizza, { quantity });
      await fold();
    };
    await sellAndFold(1);
    expect(await alerts()).toEqual([]);
    await sellAndFold(1);
    await sellAndFold(1);
    expect(await alerts()).toEqual([{ n: 450 }]);
    await inTransaction(server().database.kysely, async (trx) => {
      const { cafeteriaId, employeeId: profileId } = counter.canteen;
      await lockPantry(trx, cafeteriaId);
      await bookMovements(trx, { cafeteriaId, profileId, tabId: null, at: instant("2026-11-20T13:00:00Z") }, [
        { consumableId: pantry.idOf("queso"), reason: "SUPPLIER_PURCHASE", quantity: 100 as never },
      ]);
    });
    await sellAndFold(4);
    expect(await alerts()).toEqual([{ n: 450 }, { n: 425 }]);
  });

  test("[CONSUME-05] the ingredients of a preparation name it", async () => {
    const { pantry } = await kitchen();
    const { cafeteriaId, employeeId: profileId } = counter.canteen;
    const booked = await inTransaction(server().database.kysely, async (trx) => {
      await lockPantry(trx, cafeteriaId);
      return bookMovements(trx, { cafeteriaId, profileId, tabId: null, at: instant("2026-11-20T13:00:00Z") }, [
        { consumableId: pantry.idOf("masa"), reason: "PREPARATION", quantity: 200 as never },
        {
          consumableId: pantry.idOf("harina"),
          reason: "PREPARATION_INGREDIENT",
          quantity: -200 as never,
          preparation: 0,
        },
      ]);
    });
    expect(booked.map((one) => one.resultingAvailableQuantity)).toEqual([300, 800]);
    expect(await query("select preparation_id from consumable_movement where id = $1", booked[1]?.id)).toEqual([
      { preparation_id: booked[0]?.id },
    ]);
  });
});

test("[CONSUME-07] meals of a subscription that names its product consume as that product does", async () => {
  const { pantry, pizza } = await kitchen();
  const diners = [await counter.diner(), await counter.diner()];
  const subscription = async (productId: ProductId | null) => {
    const [row] = await query(
      `insert into subscription (cafeteria_id, name, available_week_dates, product_id)
       values ($1, $2, array['FRIDAY'], $3) returning id`,
      counter.canteen.cafeteriaId,
      `Almuerzos ${randomUUID()}`,
      productId,
    );
    for (const { commensalId } of diners)
      await query(
        "insert into subscription_commensal (cafeteria_id, subscription_id, commensal_id) values ($1, $2, $3)",
        counter.canteen.cafeteriaId,
        row?.["id"],
        commensalId,
      );
    return String(row?.["id"]);
  };
  const [named, unnamed] = [await subscription(pizza), await subscription(null)];
  const meals = diners.flatMap(({ commensalId }) =>
    [named, unnamed].map((subscriptionId) => ({ subscriptionId, commensalId })),
  );
  expect(await counter.till.post("/subscriptions/apply", meals)).toMatchObject({ status: 200 });
  expect(await pantry.available()).toEqual({ harina: 10, queso: 4.5, masa: 0 });
  await fold();
  expect(
    await query(
      `select m.reason, m.quantity from consumable_movement m join consumption c on c.id = m.consumption_id
        where c.subscription_id = $1 order by m.quantity`,
      named,
    ),
  ).toEqual([
    { reason: "MEAL", quantity: -100 },
    { reason: "MEAL", quantity: -50 },
  ]);
});
