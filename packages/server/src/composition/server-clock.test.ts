import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const server = withTestServer();
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const day = 24 * 60 * 60 * 1_000;

let counter: Counter;
let product: ProductId;

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["stockControl", "flowControl", "coupons"] });
  product = await counter.product({ price: 1_000, stock: 99 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody sets the clock of the machine on which the server runs. */
const setWallClock = (ahead: number): void => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ahead });
};

/** How many seconds what was booked last is from the database's present. */
async function lastBooked(): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await query(
    `select abs(extract(epoch from (select opened_at from register_session where cafeteria_id = $1) - now())) < 60 as register,
            abs(extract(epoch from (select max(date_time) from cash_movement m join register_session r
              on r.id = m.register_session_id where r.cafeteria_id = $1) - now())) < 60 as movement,
            abs(extract(epoch from (select max(date_time) from transaction where cafeteria_id = $1) - now())) < 60 as sale,
            abs(extract(epoch from (select max(at) from posting where cafeteria_id = $1) - now())) < 60 as posting,
            (select max(local_date) from transaction where cafeteria_id = $1)
              = (now() at time zone (select tz_name from cafeteria where id = $1))::date as day`,
    counter.canteen.cafeteriaId,
  );
  return row ?? {};
}

describe("a server whose clock is wrong", () => {
  test("[CLOCK-03] says so where its health is asked for, and goes on", async () => {
    const health = async () => (await server().ask("GET", "/api/health")).json;
    expect(await health()).toEqual({ data: { status: "ok" } });
    setWallClock(3 * day);
    expect(await health()).toEqual({ data: { status: "ok", clockAheadSeconds: (3 * day) / 1_000 } });
  });

  test.each([
    ["3 days ahead", 3 * day],
    ["3 days behind", -3 * day],
    ["10 years ahead", 3_652 * day],
  ])("[CLOCK-01] %s books at the database's time, and refuses nothing", async (_name, ahead) => {
    setWallClock(ahead);
    expect((await counter.till.moveCash({ type: "OPEN", amount: 10 })).status).toBe(200);
    const { clientId } = await counter.diner();
    expect((await counter.till.chargeBalance({ amount: 5, buyerId: clientId, paymentMethod: "CASH" })).status).toBe(
      200,
    );
    const couponId = await counter.coupon([product]);
    const bought = { buyerId: clientId, quantity: 1, paymentMethod: "CASH" } as const;
    expect((await counter.till.sellCoupon(couponId, bought)).status).toBe(200);
    const sold = await counter.till.sell(cartOf(product, { paymentMethod: "CASH" }));
    expect(sold.status, sold.text).toBe(200);
    expect(await lastBooked()).toEqual({ register: true, movement: true, sale: true, posting: true, day: true });
    const administrator = counter.tillOf(counter.canteen.administratorId);
    const undone = await administrator.revert(sold.data?.["id"], { reason: "MISTAKEN_ORDER", comment: "" });
    expect(undone.status, undone.text).toBe(200);
    expect(await lastBooked()).toMatchObject({ posting: true });
  });
});
