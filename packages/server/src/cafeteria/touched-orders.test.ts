import { withTestServer } from "@cantina/testkit/database";
import { type Counter, type Till, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";

// 10:00 of a Friday at that place.
const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;
let boss: Till;
let family: Awaited<ReturnType<Counter["diner"]>>;

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server(), { features: ["flowControl"] });
  boss = counter.tillOf(counter.canteen.administratorId);
  family = await counter.diner({ balance: 900_000 });
});

const set = (body: object) => boss.put("/edit_admin", body);
const settings = async () => (await boss.get("")).data as Readonly<Record<string, unknown>>;
async function order(pickUpDateTime: string): Promise<string> {
  const product = await counter.product({ price: 100 });
  const { commensalId } = family;
  const cart = cartOf(product, { commensalId, paymentMethod: "ACCOUNT_BALANCE", pickUpDateTime });
  const { data, text } = await counter.tillOf(family.clientId).sell(cart);
  expect(data, text).toBeDefined();
  return String(data?.["id"]);
}
type Told = { readonly seen: string; readonly count: number; readonly orders: readonly object[] };
const toldBy = async (body: object): Promise<Told> => {
  const { status, code, extra, text } = await set(body);
  expect([status, code], text).toEqual([409, "ORDERS_TOUCHED"]);
  return extra as Told;
};
const fixed = (...times: readonly { readonly time: string; readonly cafeteriaClassesIds?: string[] }[]) => ({
  allowedOrderPickupTimeType: "DISCRETE",
  allowedDiscreteOrderPickupTimes: times.map((time) => ({ label: "", cafeteriaClassesIds: [], ...time })),
});

describe("a change of the settings, with orders taken already", () => {
  test("[CAFETERIA-23] tells once which of them it touches, and goes through with what was told", async () => {
    const monday = await order("2026-11-23T15:00:00Z");
    const tuesday = await order("2026-11-24T15:30:00Z");
    await order("2026-11-25T15:00:00Z");
    const body = { closedDays: ["TUESDAY"], closedDates: ["2026-11-23"], version: 1 };
    const told = await toldBy(body);
    expect(told).toEqual({
      seen: expect.any(String) as unknown,
      count: 2,
      orders: [
        { id: monday, commensal: "Ana Gómez", date: "2026-11-23", time: "12:00" },
        { id: tuesday, commensal: "Ana Gómez", date: "2026-11-24", time: "12:30" },
      ],
    });
    expect(await settings()).toMatchObject({ closedDays: [], settingsVersion: 1 });
    const { data, text } = await set({ ...body, touchedOrdersSeen: told.seen });
    expect(data, text).toMatchObject({ closedDays: ["TUESDAY"], closedDates: ["2026-11-23"], settingsVersion: 2 });
    // They stay as they are.
    expect(
      await server().database.query("select status from transaction where id = any($1::uuid[])", [[monday, tuesday]]),
    ).toEqual([{ status: "STARTED" }, { status: "STARTED" }]);
    // What is so already is no news.
    expect((await set({ closedDays: ["TUESDAY", "SUNDAY"] })).status).toBe(200);
  });

  test("[CAFETERIA-23] asks again when another order came meanwhile", async () => {
    await order("2026-11-23T15:00:00Z");
    const body = { closedDates: ["2026-11-23"] };
    const { seen } = await toldBy(body);
    await order("2026-11-23T15:00:00Z");
    const again = await toldBy({ ...body, touchedOrdersSeen: seen });
    expect(again.count).toBe(2);
    expect((await set({ ...body, touchedOrdersSeen: again.seen })).status).toBe(200);
  });

  test("[CAFETERIA-23] looks at pickup times by class and at the closing time; not at cut-offs, nor at what was fetched", async () => {
    await order("2026-11-23T15:00:00Z");
    expect((await set(fixed({ time: "12:00", cafeteriaClassesIds: [counter.canteen.classId] }))).status).toBe(200);
    expect((await toldBy(fixed({ time: "12:15" }))).count).toBe(1);
    expect((await toldBy({ closingTime: "11:59" })).count).toBe(1);
    expect((await set({ closingTime: "12:00", dayOrderRequestTimeLimit: "00:01" })).status).toBe(200);
    clock.set("2026-11-23T15:00:00Z");
    expect((await set({ closingTime: "11:00", closedDates: ["2026-11-23"] })).status).toBe(200);
  });

  test("[CAFETERIA-23] names nobody who was deleted, and lists the first of many", async () => {
    for (let minute = 10; minute < 32; minute += 1) await order(`2026-11-23T15:${minute}:00Z`);
    await server().database.query("update commensal set status = 'DELETED' where id = $1", [family.commensalId]);
    const { count, orders } = await toldBy({ closedDays: ["MONDAY"] });
    expect([count, orders.length, orders[0]]).toEqual([
      22,
      20,
      expect.objectContaining({ commensal: null, time: "12:10" }),
    ]);
  });

  test("[CAFETERIA-23] a pass has a time of its own: only its closed days are told", async () => {
    const id = await order("2026-11-23T15:00:00Z");
    const [row] = await server().database.query(
      "select product_id as p from transaction_item where transaction_id = $1",
      [id],
    );
    await server().database.query(
      `with bought as (
         insert into pass_purchase (id, cafeteria_id, product_id, product_version, total, is_order_cancellable, bought_at)
         values (gen_random_uuid(), $1, $2, 1, 100, true, now()) returning id)
       insert into pass_order (transaction_id, purchase_id, order_date) select $3, id, '2026-11-23' from bought`,
      [counter.canteen.cafeteriaId, row?.["p"], id],
    );
    expect((await set({ closingTime: "11:00" })).status).toBe(200);
    expect((await toldBy({ closedDates: ["2026-11-23"] })).count).toBe(1);
  });
});
