import { randomUUID } from "node:crypto";
import { type CafeteriaId, dayRange, id, instant, localDate, timeZone } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import {
  type Counter,
  type HeldSealing,
  type Till,
  cartOf,
  handClock,
  holdSealing,
  openCounter,
} from "@cantina/testkit/orders-suite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sealDay, sealDays } from "./seal-days.ts";
import { sealMonths } from "./seal-months.ts";

const clock = handClock("2026-03-10T15:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;
let sealing: HeldSealing;
let desk: Till;
let cafeteriaId: CafeteriaId;
let product: Awaited<ReturnType<Counter["product"]>>;

const zone = "America/Argentina/Buenos_Aires";

beforeEach(async () => {
  clock.set("2026-03-10T15:00:00Z");
  counter = await openCounter(server().database, server(), { timeZone: zone });
  cafeteriaId = id<"cafeteria">(counter.canteen.cafeteriaId);
  sealing = await holdSealing(server().database.kysely, cafeteriaId);
  desk = counter.tillOf(counter.canteen.administratorId);
  product = await counter.product({ price: 500 });
  await counter.till.sell(cartOf(product, { quantity: 2 }));
  clock.set("2026-03-12T15:00:00Z");
});
afterEach(() => sealing.release());

const seal = () => sealDays(sealing.own, clock.now());
const sellLate = () =>
  counter.till.sellLate({
    cartId: randomUUID(),
    orderItems: [{ type: "GENERIC", name: "Tarde", price: 7, quantity: 1 }],
    commensalId: null,
    comments: "",
    paymentMethod: "CASH",
    totalPrice: 7,
    sellerDiscount: null,
    dinerDiscount: null,
    markAsCompleted: true,
    soldAt: instant("2026-03-10T16:00:00Z"),
    sellerId: counter.canteen.employeeId,
    registerSessionId: null,
  });
async function totals() {
  const query = `from=2026-03-08&until=2026-03-12&dateFilterType=ORDER_DATE`;
  const paths = ["products", "payment-method"].map((name) => `/reports/sales/${name}?${query}`);
  const told = await Promise.all(paths.map((path) => desk.get(path)));
  return told.flatMap(({ data }) => {
    const { total, ledgerTotal } = data as unknown as { readonly total: number; readonly ledgerTotal: number };
    return [total, ledgerTotal];
  });
}
const each = (amount: number) => [amount, amount, amount, amount];
const query = (text: string) => server().database.query(text, [cafeteriaId]);
const marks = async () => (await query("select at from late_mark where cafeteria_id = $1")).length;
/** By which it shows whether sums were read or rows. */
const falsify = () =>
  query(`with day as (select id from sealed_day where cafeteria_id = $1), sold as (
      update sealed_product set amount = amount + 100000 where sealed_day_id in (select id from day))
    update sealed_payment set amount = amount + 100000 where sealed_day_id in (select id from day)`);

describe("days that are over", () => {
  it("[REPORT-08] are read as they were summed, and today from its rows", async () => {
    await counter.till.sell(cartOf(product));
    expect(await totals()).toEqual(each(15));
    expect(await seal()).toBeGreaterThan(1);
    expect([await seal(), await marks()]).toEqual([0, 0]);
    expect(await totals()).toEqual(each(15));
    await falsify();
    const [products, , payments] = await totals();
    expect([products, payments]).toEqual([1015, 1015]);
  });

  it("[REPORT-08] are marked by a late sale and a moved pickup, and by none of today, and then read from the rows", async () => {
    await seal();
    await counter.till.sell(cartOf(product));
    expect(await marks()).toBe(0);
    await sellLate();
    expect(await marks()).toBe(1);
    expect(await totals()).toEqual(each(22));
    await falsify();
    expect(await totals()).toEqual(each(22));
    expect([await seal(), await marks()]).toEqual([1, 0]);
    expect(await totals()).toEqual(each(22));
    await query(
      "update transaction set pick_up_date_time = '2026-03-11T15:00:00Z' where cafeteria_id = $1 and total_price = 700",
    );
    expect(await marks()).toBeGreaterThan(0);
  });

  it("[REPORT-08] keep no other day from being summed where one can't be", async () => {
    const { database } = server();
    await database.query(
      `create function refuse_seal() returns trigger language plpgsql as $$ begin raise exception 'a broken day'; end $$`,
      [],
    );
    await database.query(
      `create trigger refused before insert on sealed_day for each row
         when (new.cafeteria_id = '${cafeteriaId}' and new.local_date = '2026-03-11') execute function refuse_seal()`,
      [],
    );
    await expect(seal()).rejects.toThrow();
    await database.query("drop trigger refused on sealed_day", []);
    expect(await query("select local_date::text as day from sealed_day where cafeteria_id = $1")).toEqual([
      { day: "2026-03-10" },
    ]);
    expect(await seal()).toBe(1);
  });

  it("[REPORT-08] are read as they were summed by a class, a seller or a way of paying too, unless they were summed before that was", async () => {
    const { commensalId } = await counter.diner({ balance: 100_000 });
    clock.set("2026-03-10T18:00:00Z");
    const sold = cartOf(product, { commensalId, paymentMethod: "CARD", quantity: 4 });
    await counter.tillOf(counter.canteen.administratorId).sell(sold);
    clock.set("2026-03-12T15:00:00Z");
    await counter.till.sell(cartOf(product, { commensalId, paymentMethod: "CARD" }));
    const { classId, employeeId } = counter.canteen;
    const byEach = async () => {
      const told: unknown[] = [];
      for (const narrowing of [`classIds=${classId}`, `sellerId=${employeeId}`, "paymentMethod=CARD"]) {
        const days = "from=2026-03-08&until=2026-03-12&dateFilterType=ORDER_DATE";
        const { data } = await desk.get(`/reports/sales/products?${days}&${narrowing}`);
        told.push([data?.["total"], data?.["ledgerTotal"]]);
      }
      return told;
    };
    const right = [
      [25, 25],
      [15, 15],
      [25, 25],
    ];
    expect(await byEach()).toEqual(right);
    await seal();
    expect(await byEach()).toEqual(right);
    const falsely = `update sealed_narrowed set posted = posted + 1000 * sign(posted), quantities = array(select q + 2 from unnest(quantities) q)
      where sealed_day_id in (select id from sealed_day where cafeteria_id = $1)`;
    await query(falsely);
    // Of classes the postings have sums of their own.
    expect(await byEach()).toEqual([
      [35, 25],
      [25, 25],
      [35, 35],
    ]);
    await query("update sealed_day set has_narrowed = false where cafeteria_id = $1");
    expect(await byEach()).toEqual(right);
    await falsify();
    expect((await totals())[0]).toBeGreaterThan(1_000);
    expect(await seal()).toBeGreaterThan(0);
    expect([await byEach(), await totals()]).toEqual([right, each(35)]);
  });

  it("[REPORT-08] are summed by diner once more when their month is over, and read day by day where one of them is marked", async () => {
    clock.set("2026-04-02T15:00:00Z");
    const byDiner = async (until: string, more = "") => {
      const days = `from=2026-03-01&until=${until}&dateFilterType=ORDER_DATE`;
      return (await desk.get(`/reports/sales/commensals?${days}${more}`)).data?.["total"];
    };
    const months = () => sealMonths(sealing.own, clock.now());
    const falsifyMonths = () =>
      query(`update sealed_span_diner set amount = amount + 100000
        where sealed_span_id in (select id from sealed_span where cafeteria_id = $1)`);
    await seal();
    expect(await months()).toBeGreaterThan(0);
    expect([await months(), await byDiner("2026-04-02")]).toEqual([0, 10]);
    await falsifyMonths();
    expect(await byDiner("2026-04-02")).toBe(1010);
    expect(await byDiner("2026-04-02", "&originMedium=WEB")).toBe(1010);
    expect(await byDiner("2026-04-02", "&originMedium=MOBILE")).toBe(0);
    // A part of the month is told by its days.
    expect(await byDiner("2026-03-30")).toBe(10);
    await sellLate();
    expect(await byDiner("2026-04-02")).toBe(17);
    // A month waits for its marked days, and its former sum counts no more once one of these is summed anew.
    expect(await months()).toBe(0);
    expect(await seal()).toBeGreaterThan(0);
    expect(await byDiner("2026-04-02")).toBe(17);
    expect(await months()).toBeGreaterThan(0);
    expect([await months(), await byDiner("2026-04-02")]).toEqual([0, 17]);
    await falsifyMonths();
    expect(await byDiner("2026-04-02")).toBe(1017);
  });

  it("[REPORT-08] of another time zone are read from the rows until they are summed anew", async () => {
    await seal();
    await falsify();
    await query("update cafeteria set tz_name = 'Asia/Tokyo' where id = $1");
    expect(await totals()).toEqual(each(10));
    expect(await seal()).toBeGreaterThan(0);
    expect(await totals()).toEqual(each(10));
  });

  it("[REPORT-08] keep a mark that is made while they are summed", async () => {
    await seal();
    const day = localDate("2026-03-10");
    const one = { cafeteriaId, zone: timeZone(zone), day, ...dayRange(day, timeZone(zone)) };
    await sellLate();
    const { own } = sealing;
    // What is seen when summing begins is forgotten; this one is not seen by then.
    await sealDay(own, one, { afterMarks: async () => void (await sellLate()) });
    expect([await totals(), await marks()]).toEqual([each(24), 1]);
    await seal();
    await sealDay(own, one, { afterSums: async () => void (await sellLate()) });
    expect([await totals(), await marks()]).toEqual([each(31), 1]);
  });

  it("[REPORT-08] are left for later once a stop waits, but for the one under way", async () => {
    let isStopping = false;
    const stop = () => {
      const goesOn = !isStopping;
      isStopping = true;
      return goesOn;
    };
    expect(await sealDays(sealing.own, clock.now(), stop)).toBeLessThanOrEqual(1);
  });

  it("[REPORT-08] are not summed while a sale is under way that may not have seen that they closed", async () => {
    const { kysely } = server().database;
    const held = await kysely.startTransaction().execute();
    try {
      await sql`
        insert into transaction (id, cafeteria_id, order_type, status, payment_method, subtotal, total_price, local_date, date_time,
          last_status_update, origin_medium, seller_id)
        values (${randomUUID()}, ${cafeteriaId}, 'ORDER', 'COMPLETED', 'CASH', 0, 0, '2026-03-10', '2026-03-10T15:30:00Z',
          '2026-03-10T15:30:00Z', 'WEB', (select id from profile where cafeteria_id = ${cafeteriaId} limit 1))`.execute(
        held,
      );
      // As often as whoever waits for nobody would be done with a day.
      let asked = 0;
      expect(await sealDays(sealing.own, clock.now(), () => (asked += 1) <= 5)).toBe(0);
      expect(asked).toBe(6);
      await held.commit().execute();
    } finally {
      // Or the server would wait for it as it closes, and nobody would be told what failed.
      if (!held.isCommitted) await held.rollback().execute();
    }
    await seal();
    const rows = await query(`
      select sum(count)::int as count from sealed_payment p join sealed_day d on d.id = p.sealed_day_id
       where d.cafeteria_id = $1 and p.date_kind = 'ORDER_DATE'`);
    expect(rows).toEqual([{ count: 2 }]);
  });
});
