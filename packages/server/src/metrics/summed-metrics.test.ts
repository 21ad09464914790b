import { randomUUID } from "node:crypto";
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
import { afterEach, beforeEach, expect, test } from "vitest";
import { sealDays } from "../reports/index.ts";

const clock = handClock("2026-03-10T15:00:00Z");
const server = withTestServer({ clock });
const features = ["metrics", "premiumMetrics"] as const;
const parts = [
  "order-kpi",
  "balance-charge-kpi",
  "secondary-kpis",
  "sales",
  "payment-methods",
  "client-ranking",
  "product-ranking",
] as const;

let counter: Counter;
let sealing: HeldSealing;
let desk: Till;
let diner: Awaited<ReturnType<Counter["diner"]>>;
let soldId: unknown;

const place = () => [counter.canteen.cafeteriaId];
const seal = () => sealDays(sealing.own, clock.now());
const markedDays = async () =>
  (
    await server().database.query(
      "select distinct to_json(at::date) #>> '{}' as day from late_mark where cafeteria_id = $1 order by day",
      place(),
    )
  ).map(({ day }) => day);
const marks = async () =>
  (await server().database.query("select from late_mark where cafeteria_id = $1", place())).length;
async function dashboard(): Promise<Record<string, unknown>> {
  const told = await Promise.all(parts.map((part) => desk.get(`/metrics/${part}?period=LAST_WEEK&originMedium=ALL`)));
  return Object.fromEntries(told.map(({ data }, index): [string, unknown] => [parts[index] ?? "", data]));
}

beforeEach(async () => {
  clock.set("2026-03-10T15:00:00Z");
  counter = await openCounter(server().database, server(), { features, timeZone: "America/Argentina/Buenos_Aires" });
  sealing = await holdSealing(server().database.kysely, counter.canteen.cafeteriaId);
  desk = counter.tillOf(counter.canteen.administratorId);
  diner = await counter.diner({ balance: 100_000 });
  const product = await counter.product({ price: 500 });
  const { commensalId, clientId } = diner;
  const sold = await counter.till.sell(cartOf(product, { quantity: 2, commensalId, paymentMethod: "ACCOUNT_BALANCE" }));
  expect(sold.status).toBe(200);
  soldId = sold.data?.["id"];
  await counter.till.chargeBalance({ amount: 3, buyerId: clientId, paymentMethod: "CARD" });
  clock.set("2026-03-12T15:00:00Z");
  await counter.till.sell(cartOf(product));
});

afterEach(() => sealing.release());

test("[METRICS-17] metrics say the same once days are summed, and read the sums of those", async () => {
  const before = await dashboard();
  expect(await seal()).toBeGreaterThan(0);
  expect(await dashboard()).toEqual(before);
  await server().database.query(
    `with day as (select id from sealed_day where cafeteria_id = $1),
       a as (update sealed_transaction set count = count + 1, amount = amount + 1 where sealed_day_id in (select id from day)),
       b as (update sealed_diner set amount = amount + 1 where sealed_day_id in (select id from day)),
       c as (update sealed_balance set amount = amount + 900000 where sealed_day_id in (select id from day))
     update sealed_product set quantity = quantity + 1 where sealed_day_id in (select id from day)`,
    place(),
  );
  const after = await dashboard();
  expect(parts.filter((part) => JSON.stringify(after[part]) === JSON.stringify(before[part]))).toEqual([]);
});

test("[METRICS-04] who orders twice, on a day that is summed and on one that is not, is one active commensal", async () => {
  const { commensalId } = diner;
  const product = await counter.product({ price: 100 });
  for (const quantity of [1, 2])
    await counter.till.sell(cartOf(product, { quantity, commensalId, paymentMethod: "ACCOUNT_BALANCE" }));
  const isOne = { "secondary-kpis": { activeCommensalsKpi: { currentPeriod: 1 } } };
  expect(await dashboard()).toMatchObject(isOne);
  expect(await seal()).toBeGreaterThan(0);
  expect(await dashboard()).toMatchObject(isOne);
  clock.set("2026-03-13T15:00:00Z");
  expect(await seal()).toBeGreaterThan(0);
  expect(await dashboard()).toMatchObject(isOne);
});

test("[METRICS-17] what is given back marks the summed day on which it was sold, and the summed day of the giving back", async () => {
  const { query } = server().database;
  await seal();
  expect(await markedDays()).toEqual([]);
  // Today, which nobody has summed: only the day of the sale is no longer as it was summed.
  expect((await desk.revert(soldId, { reason: "MISTAKEN_ORDER", comment: "" })).status).toBe(200);
  expect(await markedDays()).toEqual(["2026-03-10"]);
  await seal();
  expect(await markedDays()).toEqual([]);
  await query("update transaction set cancelled_at = '2026-03-11T15:00:00Z' where cafeteria_id = $1 and id = $2", [
    ...place(),
    soldId,
  ]);
  expect(await markedDays()).toEqual(["2026-03-11"]);
});

test("[METRICS-17] a top-up that is paid online counts by what the account grew, summed or not", async () => {
  clock.set("2026-03-10T16:00:00Z");
  await server().database.query(
    `insert into transaction (id, cafeteria_id, order_type, status, buyer_id, payment_method, subtotal, total_price, marketplace_fee,
       local_date, date_time, last_status_update, origin_medium)
     values ($2, $1, 'BALANCE_CHARGE', 'COMPLETED', $3, 'MERCADO_PAGO', 1050, 1050, 50, '2026-03-10', $4, $4, 'MOBILE')`,
    [...place(), randomUUID(), diner.clientId, clock.now()],
  );
  clock.set("2026-03-12T15:00:00Z");
  const before = await dashboard();
  expect(before["balance-charge-kpi"]).toMatchObject({
    balanceChargesKpi: { currentPeriod: 13, counts: { currentPeriod: 2 } },
  });
  expect(await seal()).toBeGreaterThan(0);
  expect(await dashboard()).toEqual(before);
});

test("[METRICS-17] what is given back of a summed day, and what is topped up late in it, marks it, and so metrics stay true", async () => {
  await seal();
  expect(await marks()).toBe(0);
  const reverted = await desk.revert(soldId, { reason: "MISTAKEN_ORDER", comment: "" });
  expect(reverted.status).toBe(200);
  expect(await marks()).toBeGreaterThan(0);
  const read = await dashboard();
  expect(read["order-kpi"]).toMatchObject({ ordersKpi: { currentPeriod: 1, amounts: { currentPeriod: 5 } } });
  await seal();
  expect([await dashboard(), await marks()]).toEqual([read, 0]);
  await server().database.query(
    `insert into transaction (id, cafeteria_id, order_type, status, buyer_id, payment_method, subtotal, total_price, local_date, date_time,
       last_status_update, origin_medium)
     values ($2, $1, 'BALANCE_CHARGE', 'COMPLETED', $3, 'CARD', 700, 700, '2026-03-10', '2026-03-10T15:30:00Z', '2026-03-10T15:30:00Z', 'WEB')`,
    [...place(), randomUUID(), diner.clientId],
  );
  expect(await marks()).toBe(1);
});
