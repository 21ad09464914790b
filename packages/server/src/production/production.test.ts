import type { ProductId } from "@cantina/domain/kernel";
import {
  quantity,
  recipeBook,
  explode,
  namedIn,
  noStock,
  roundedQuantity,
  addFractions,
  nothing,
} from "@cantina/domain/inventory";
import { forecastDay } from "@cantina/domain/forecast";
import { addDays, loadTemporal, localDate } from "@cantina/domain/kernel";
import { anyKitchen } from "@cantina/testkit/arbitraries";
import { believeClockAhead, withTestServer } from "@cantina/testkit/database";
import {
  type Counter,
  type Pantry,
  type PantryItem,
  type Parts,
  cartOf,
  handClock,
  openCounter,
} from "@cantina/testkit/orders-suite";
import * as fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

// A Friday, ten in the morning.
const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
const [today, tomorrow] = ["2026-11-20", "2026-11-21"] as const;
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
let counter: Counter;
let pantry: Pantry;

beforeAll(loadTemporal);
beforeEach(async () => {
  counter = await openCounter(server().database, server(), {
    features: ["inventory", "subscriptions", "calendarProducts"],
  });
});

type Row = Readonly<Record<string, unknown>>;
type Need = {
  readonly name: string;
  readonly gross: number;
  readonly needed: number;
  readonly available: number;
  readonly missing: number;
};
type Plan = {
  readonly closedDays: readonly string[];
  readonly dishes: readonly (Row & { readonly name: string; readonly units: number; readonly productId: string })[];
  readonly prepared: readonly (Need & { readonly consumableId: string })[];
  readonly supplies: readonly (Need & { readonly consumableId: string })[];
  readonly purchases: readonly Row[];
  readonly cost: number;
  readonly unnamedMeals: number;
};
const ask = (path: string, from: string, until = from, more = "") =>
  counter.till.get(`/inventory/production${path}?from=${from}&until=${until}${more}`);
const planOf = async (from: string, until = from, more = ""): Promise<Plan> => {
  const reply = await ask("", from, until, more);
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  return reply.data as unknown as Plan;
};
type Opened = { readonly dishes: readonly (Row & { readonly lines: readonly Row[] })[] };
const openedOf = ({ data }: { readonly data: unknown }): Opened["dishes"] => (data as Opened).dishes;
const needsOf = (needs: readonly Need[]) =>
  Object.fromEntries(
    needs.map(({ name, gross, needed, available, missing }) => [name, [gross, needed, available, missing]]),
  );
const dishesOf = ({ dishes }: Plan) => dishes.map(({ name, units, byOrigin }) => [name, units, byOrigin]);

const open = async (items: Readonly<Record<string, PantryItem>>) => {
  pantry = await counter.pantry(items);
};
const served = async (name: string, parts: Parts): Promise<ProductId> => {
  const product = await counter.product({ name });
  await pantry.cook(product, parts);
  return product;
};
/** At the counter, to be picked up at noon of that day; null: whenever. */
async function order(product: ProductId, units: number, day: string | null = null): Promise<string> {
  const sold = await counter.till.sell(cartOf(product, { quantity: units, markAsCompleted: false }));
  expect(sold.code).toBe(undefined);
  const orderId = String(sold.data?.["id"]);
  if (day !== null)
    await query(
      "update transaction set pick_up_date_time = $2::timestamptz where id = $1",
      orderId,
      `${day}T15:00:00Z`,
    );
  return orderId;
}
async function subscribe(productId: ProductId | null, commensalIds: readonly string[]): Promise<string> {
  const boss = counter.tillOf(counter.canteen.administratorId);
  const name = productId === null ? "Almuerzo libre" : "Almuerzo";
  const made = await boss.post("/subscriptions", {
    name,
    payDayPrices: [{ day: 1, price: 10 }],
    availableWeekDates: ["FRIDAY", "SATURDAY"],
    productId,
  });
  const subscriptionId = String(made.data?.["id"]);
  expect((await boss.post(`/subscriptions/${subscriptionId}/commensals`, { commensalIds })).status).toBe(200);
  return subscriptionId;
}
async function kitchen() {
  await open({
    harina: { available: 10, waste: 20 },
    queso: { available: 5 },
    sal: { available: -1 },
    masa: { yields: 2, of: { harina: 1.6 }, available: 1 },
  });
  const pizza = await served("Pizza", { masa: 0.5, queso: 0.25, sal: 0.01 });
  const empanada = await served("Empanada", { queso: 0.1 });
  const menu = await counter.product({
    name: "Menú",
    holds: [
      { productId: pizza, quantity: 1 },
      { productId: empanada, quantity: 2 },
    ],
  });
  return { pizza, empanada, menu };
}
const origins = (more: Readonly<Record<string, number>>) => ({
  ORDER: 0,
  PASS: 0,
  SUBSCRIPTION: 0,
  FORECAST: 0,
  ...more,
});

describe("a plan of tomorrow", () => {
  test("[PRODUCTION-08] [PRODUCTION-09] [PRODUCTION-11] has all that is ordered, as by hand, and opens to it", async () => {
    const { pizza, menu } = await kitchen();
    const pass = await counter.pass({ name: "Abono", dates: [tomorrow] });
    await pantry.cook(pass, { queso: 0.5 });
    const diners = [await counter.diner({ balance: 500_000 }), await counter.diner()];
    const ids = diners.map(({ commensalId }) => commensalId);
    await order(pizza, 2);
    const missed = await order(pizza, 1, "2026-11-19");
    await query("update transaction set status = 'CANCELLED' where id = $1", await order(pizza, 50, tomorrow));
    const app = await order(pizza, 4, tomorrow);
    await order(menu, 2, tomorrow);
    await order(pizza, 9, "2026-11-22");
    const named = await subscribe(pizza, ids);
    await subscribe(null, ids.slice(1));
    const bought = await counter.till.post(`/products/calendarProduct/${pass}/buy`, {
      commensalId: ids[0],
      paymentMethod: "CASH",
    });
    expect(bought.code).toBe(undefined);

    const plan = await planOf(tomorrow);
    expect(dishesOf(plan)).toEqual([
      ["Pizza", 8, origins({ ORDER: 6, SUBSCRIPTION: 2 })],
      ["Empanada", 4, origins({ ORDER: 4 })],
      ["Abono", 1, origins({ PASS: 1 })],
    ]);
    expect(plan.unnamedMeals).toBe(1);
    /*
     * Before: 3 ordered for today and 2 meals take 1 of dough that is there, 1.5 of the five pizzas' 2.5 is made of
     * 1.5 of flour, and 1.25 of cheese. Tomorrow: 8 × 0.5 of dough = 3.2 of flour, 4 gross of a fifth.
     */
    expect(needsOf(plan.prepared)).toEqual({ masa: [4, 4, 0, 4] });
    expect(needsOf(plan.supplies)).toEqual({
      harina: [4, 4, 8.5, 0],
      queso: [2.9, 2.9, 3.75, 0],
      sal: [0.08, 0.08, -1.05, 0.08],
    });
    expect(plan.purchases).toMatchObject([
      {
        supplierName: "Molino",
        cost: 8,
        rows: [{ name: "sal", unit: "KILOGRAM", missing: 0.08, quantity: 0.08, cost: 8 }],
      },
    ]);
    expect(plan.cost).toBe(8);

    const cheese = await ask("/shares", tomorrow, tomorrow, `&consumableId=${pantry.idOf("queso")}`);
    expect(cheese.data).toMatchObject({ share: 2.9, units: 13 });
    const parts = openedOf(cheese).map(({ name, units, share }) => [name, units, share]);
    expect(new Set(parts)).toEqual(
      new Set([
        ["Pizza", 8, 2],
        ["Empanada", 4, 0.4],
        ["Abono", 1, 0.5],
      ]),
    );
    const portions = await ask("/shares", tomorrow, tomorrow, `&productId=${pizza}`);
    const lines = openedOf(portions)[0]?.lines ?? [];
    expect(
      lines.map(({ origin, units, orderId, subscriptionName }) => [origin, units, orderId === app, subscriptionName]),
    ).toEqual([
      ["ORDER", 4, true, null],
      ["ORDER", 2, false, null],
      ["SUBSCRIPTION", 2, false, "Almuerzo"],
    ]);
    expect((await ask("/shares", tomorrow, tomorrow, `&productId=${counter.canteen.cafeteriaId}`)).code).toBe(
      "NOT_FOUND",
    );
    const flour = `&consumableId=${pantry.idOf("harina")}&productId=`;
    expect((await ask("/shares", tomorrow, tomorrow, `${flour}${pizza}`)).data).toMatchObject({ share: 4, units: 8 });
    expect((await ask("/shares", tomorrow, tomorrow, `${flour}${pass}`)).data).toMatchObject({ share: 0, dishes: [] });
    expect((await ask("/shares", tomorrow)).data).toMatchObject({ share: null, units: 13 });

    // Both days together need what each needs, and what is prepared is there for the first.
    const both = await planOf(today, tomorrow);
    expect(needsOf(both.prepared)).toEqual({ masa: [6.5, 6.5, 1, 5.5] });
    expect(needsOf(both.supplies)["harina"]).toEqual([6.5, 5.5, 10, 0]);
    expect(dishesOf(await planOf(today))).toEqual([["Pizza", 5, origins({ ORDER: 3, SUBSCRIPTION: 2 })]]);
    // Whoever has eaten is served no more; who never came for an order still waits for it.
    await counter.till.post("/subscriptions/apply", [{ subscriptionId: named, commensalId: ids[0] }]);
    await query("update transaction set status = 'COMPLETED' where id = $1", missed);
    expect(dishesOf(await planOf(today))).toEqual([["Pizza", 3, origins({ ORDER: 2, SUBSCRIPTION: 1 })]]);
    // Whom a clock served that was ahead and is set back has not eaten. CLOCK-06
    await believeClockAhead(server().database);
    await query(
      `insert into subscription_use (subscription_id, commensal_id, local_date, seller_id, at)
       values ($1, $2, '2099-12-31', $3, clock_timestamp() + interval '40 days')`,
      named,
      ids[1],
      counter.canteen.employeeId,
    );
    expect(dishesOf(await planOf(today))).toEqual([["Pizza", 3, origins({ ORDER: 2, SUBSCRIPTION: 1 })]]);
    // Closed that day: what is ordered stands, and nobody else comes.
    await query("update cafeteria set closed_days = $2::date[] where id = $1", counter.canteen.cafeteriaId, [tomorrow]);
    const closed = await planOf(tomorrow);
    expect([closed.closedDays, closed.unnamedMeals, closed.dishes[0]?.units]).toEqual([[tomorrow], 0, 6]);
  });

  test("[PRODUCTION-10] forecasts walk-in sales apart, only where asked, taught by none that was pre-ordered", async () => {
    const { pizza } = await kitchen();
    const walkIns = Array.from({ length: 84 }, (_, ago) => ({
      day: addDays(localDate(today), -1 - ago),
      units: Math.floor(ago / 7) % 2 === 0 ? 10 : 20,
    }));
    await query(
      `with sold as (
         insert into transaction (id, cafeteria_id, order_type, status, payment_method, subtotal, total_price, local_date,
           date_time, pick_up_date_time, last_status_update, origin_medium, seller_id)
         select gen_random_uuid(), $1, 'ORDER', 'COMPLETED', 'CASH', units, units, day, day + time '15:00', picked, day + time '15:00', 'WEB',
                (select id from profile where cafeteria_id = $1 limit 1)
           from (select day, units, null::timestamptz as picked from json_to_recordset($2) as w(day date, units int)
                  union all
                 select day, 100, (day + 1) + time '15:00' from json_to_recordset($2) as w(day date, units int)) all_of_them
         returning id, local_date, total_price)
       insert into transaction_item (transaction_id, line, type, product_id, product_version, name, price, quantity, total, local_date)
       select id, 1, 'PRODUCT', $3, 1, 'Pizza', 1, total_price, total_price, local_date from sold`,
      counter.canteen.cafeteriaId,
      JSON.stringify(walkIns),
      pizza,
    );
    const history = walkIns.map(({ day, units }) => ({ day, isClosed: false, units: new Map([[pizza, units]]) }));
    const expected = (day: string) => forecastDay(history, localDate(day)).get(pizza);
    const [forToday, forTomorrow] = [expected(today), expected(tomorrow)];
    expect([forToday?.isBetter, forTomorrow?.isBetter]).toEqual([true, true]);

    await order(pizza, 3, tomorrow);
    await order(pizza, 2);
    expect(dishesOf(await planOf(tomorrow))).toEqual([["Pizza", 3, origins({ ORDER: 3 })]]);
    const asked = await planOf(tomorrow, tomorrow, "&forecast=true");
    const coming = forTomorrow?.units ?? 0;
    expect(dishesOf(asked)).toEqual([["Pizza", 3 + coming, origins({ ORDER: 3, FORECAST: coming })]]);
    expect(asked.dishes[0]?.["forecastError"]).toBeCloseTo(forTomorrow?.error ?? 0, 1);
    expect((await planOf(tomorrow)).dishes[0]?.["forecastError"]).toBe(null);
    // What was made today for today is part of what was foretold of it; what waits for tomorrow isn't.
    const rest = (forToday?.units ?? 0) - 2;
    expect(dishesOf(await planOf(today, today, "&forecast=true"))).toEqual([
      ["Pizza", 2 + rest, origins({ ORDER: 2, FORECAST: rest })],
    ]);
    await query("update cafeteria set closed_days = $2::date[] where id = $1", counter.canteen.cafeteriaId, [tomorrow]);
    expect(dishesOf(await planOf(tomorrow, tomorrow, "&forecast=true"))).toEqual([["Pizza", 3, origins({ ORDER: 3 })]]);
  });

  test("[PRODUCTION-07] [PRODUCTION-08] is refused with its reason, and of days that can't be planned", async () => {
    await open({ sal: {} });
    const pizza = await served("Pizza", { sal: 9_000_000 });
    await order(pizza, 900, tomorrow);
    expect(await ask("", tomorrow)).toMatchObject({
      status: 409,
      code: "PLAN_REFUSED",
      extra: { reason: "QUANTITY_TOO_LARGE", consumableName: "sal" },
    });
    const faultOf = async (from: string, until: string) => {
      const { code, extra } = await ask("", from, until);
      return [code, (extra as readonly Row[] | undefined)?.[0]?.["path"]];
    };
    expect(await faultOf("2026-11-19", today)).toEqual(["VALIDATION", "from"]);
    expect(await faultOf(today, "2026-12-21")).toEqual(["VALIDATION", "until"]);
    expect(await faultOf(tomorrow, today)).toEqual(["TO_BEFORE_FROM", undefined]);
  });
});

test("[PRODUCTION-02] [PRODUCTION-12] of a random kitchen plans what its lines need, and opens each figure to parts that add up", async () => {
  const [made] = fc.sample(anyKitchen(), { numRuns: 1 });
  if (made === undefined) throw new Error("a kitchen is made");
  const items = made.consumables.map(({ id, availableQuantity, waste, yield: yielded, ingredients }) => {
    const of = Object.fromEntries(
      ingredients.filter((one) => one.quantity > 0).map((one) => [one.consumableId, one.quantity / 100]),
    );
    const available = availableQuantity / 100;
    return [id, yielded === null ? { available, waste } : { available, yields: yielded / 100, of }] as const;
  });
  await open(Object.fromEntries(items));
  const products = new Map<number, ProductId>();
  for (const { version, ingredients } of made.recipes) {
    const parts = ingredients
      .filter((one) => one.quantity > 0)
      .map((one) => [one.consumableId, one.quantity / 100] as const);
    products.set(version, await served(`Plato ${version}`, Object.fromEntries(parts)));
  }
  for (const { product, units } of made.lines) {
    const sold = products.get(product.version);
    if (sold !== undefined && units > 0) await order(sold, units, tomorrow);
  }
  const book = recipeBook(made.consumables);
  if (!book.ok) throw new Error(book.failure.code);
  const alone = made.portions.map((portions) => {
    const named = namedIn(book.value, [portions]);
    const explosion = named.ok ? explode(book.value, named.value, noStock) : named;
    if (!explosion.ok) throw new Error(explosion.failure.code);
    return explosion.value;
  });
  const plan = await planOf(tomorrow);
  for (const { id, name } of made.consumables) {
    const exact = alone.map((one) => one.get(id)?.required ?? nothing).reduce(addFractions, nothing);
    const told = [...plan.prepared, ...plan.supplies].find((one) => one.name === id);
    expect([name, told?.gross ?? 0]).toEqual([name, (roundedQuantity(exact) ?? quantity(0)) / 100]);
  }
  for (const { consumableId, needed } of [...plan.prepared, ...plan.supplies]) {
    const { data } = await ask("/shares", tomorrow, tomorrow, `&consumableId=${consumableId}`);
    const dishes = data?.["dishes"] as readonly {
      readonly share: number;
      readonly lines: readonly { readonly share: number }[];
    }[];
    const sum = (parts: readonly { readonly share: number }[]) =>
      parts.reduce((all, { share }) => all + Math.round(share * 100), 0) / 100;
    expect([data?.["share"], sum(dishes)]).toEqual([needed, needed]);
    for (const dish of dishes) expect(sum(dish.lines)).toBe(dish.share);
  }
});
