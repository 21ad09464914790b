import { randomUUID } from "node:crypto";
import { type CommensalId, instant } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { chargeDueDays } from "./charge-due-days.ts";

// 00:04 of 1 December in Buenos Aires.
const before = "2026-12-01T03:04:00Z";
const clock = handClock(before);
const server = withTestServer({ clock });
let other: { readonly url: string };
let counter: Counter;
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeAll(async () => {
  other = await server().startAnother();
});

/** The job of the servers looks each minute too; with the day before behind it, it finds nothing at the clock's time. */
async function openPlace(triedUpTo = "2026-11-30"): Promise<Counter> {
  // The option comes last: the job may look at any moment.
  const opened = await openCounter(server().database, server(), { features: [] });
  await query(
    "insert into local_day_job (cafeteria_id, job, local_date) values ($1, 'CHARGE_SUBSCRIPTIONS', $2)",
    opened.canteen.cafeteriaId,
    triedUpTo,
  );
  await query("update cafeteria set features = '{subscriptions}' where id = $1", opened.canteen.cafeteriaId);
  return opened;
}

beforeEach(async () => {
  clock.set(before);
  // Of the tests before.
  await query("update cafeteria set features = '{}'");
  counter = await openPlace();
});

type Diner = Awaited<ReturnType<Counter["diner"]>>;

/** 200,00 from the 1st on, 120,00 from the 11th on. */
async function subscribe(diners: readonly Diner[], days: readonly number[] = [20_000, 12_000]): Promise<string> {
  const subscriptionId = randomUUID();
  const { cafeteriaId } = counter.canteen;
  await query(
    "insert into subscription (id, cafeteria_id, name) values ($1, $2, 'Comida')",
    subscriptionId,
    cafeteriaId,
  );
  for (const [index, price] of days.entries())
    await query("insert into subscription_price values ($1, $2, $3)", subscriptionId, index * 10 + 1, price);
  for (const { commensalId } of diners)
    await query("insert into subscription_commensal values ($1, $2, $3)", cafeteriaId, subscriptionId, commensalId);
  return subscriptionId;
}

const runAt = (at: string) => chargeDueDays(server().database.kysely, instant(at));
const balanceOf = async ({ clientId }: Diner): Promise<number> =>
  Number((await query("select balance from account where profile_id = $1", clientId))[0]?.["balance"]);
const chargesOf = ({ commensalId }: Diner) =>
  query(
    `select c.month, t.total_price as price, t.local_date as day from subscription_charge c join transaction t on t.id = c.transaction_id
      where c.commensal_id = $1 order by c.month`,
    commensalId,
  );
const boss = (place = counter, at: { readonly url: string } = server()) =>
  place.tillOf(place.canteen.administratorId, at);
const paymentsOf = async (commensalId: CommensalId, path = "") => {
  const { data } = await boss().get(`/subscriptions/commensals${path}`);
  return (data as unknown as readonly { readonly commensalId: string }[]).filter(
    (one) => one.commensalId === commensalId,
  );
};

describe("the monthly charge", () => {
  test("[SUBS-09] [SUBS-11] is taken from the client at 00:05 of the cafeteria's first day, once a month, as its history tells", async () => {
    const diner = await counter.diner({ balance: 50_000 });
    const subscriptionId = await subscribe([diner]);
    await runAt(before);
    expect(await chargesOf(diner)).toEqual([]);
    await runAt("2026-12-01T03:05:00Z");
    for (const again of ["2026-12-01T03:06:00Z", "2026-12-02T03:05:00Z", "2026-12-31T20:00:00Z"]) await runAt(again);
    expect(await chargesOf(diner)).toEqual([{ month: "2026-12-01", price: 20_000, day: "2026-12-01" }]);
    expect(await balanceOf(diner)).toBe(30_000);
    await runAt("2027-01-01T03:05:00Z");
    expect(await chargesOf(diner)).toHaveLength(2);
    expect(
      await query(
        `select d.kind as debit, c.kind as credit, p.amount from posting p join account d on d.id = p.debit_account_id
           join account c on c.id = p.credit_account_id
           join subscription_charge h on h.transaction_id = p.cause_id and h.commensal_id = $1`,
        diner.commensalId,
      ),
    ).toEqual(Array.from({ length: 2 }, () => ({ debit: "CLIENT", credit: "SUBSCRIPTION_INCOME", amount: 20_000 })));
    const { data } = await boss().get(`/transactions?orderType=SUBSCRIPTION_CHARGE&commensalId=${diner.commensalId}`);
    expect(data).toHaveLength(2);
    expect(data).toMatchObject([
      {},
      {
        status: "COMPLETED",
        originMedium: "SUBSCRIPTION",
        paymentMethod: "ACCOUNT_BALANCE",
        totalPrice: 200,
        seller: null,
        isSubscription: true,
        subscriptionId,
      },
    ]);
    expect((await auditBooks(server().database.kysely, undefined, { isDatedByHand: true })).discrepancies).toEqual([]);
  });

  test("[SUBS-10] [SUBS-08] who can't pay stays unpaid, is told with the reason, and is tried each day at that day's price", async () => {
    const diner = await counter.diner({ balance: 15_000 });
    await subscribe([diner]);
    await runAt("2026-12-01T03:05:00Z");
    expect(await chargesOf(diner)).toEqual([]);
    clock.set("2026-12-01T12:00:00Z");
    const unpaid = {
      commensalId: diner.commensalId,
      isPaid: false,
      price: 200,
      lastRefusal: { day: "2026-12-01", code: "INSUFFICIENT_BALANCE", price: 200, missing: 50 },
    };
    expect(await paymentsOf(diner.commensalId, "?unpaid=true")).toMatchObject([unpaid]);
    await runAt("2026-12-10T03:05:00Z");
    await runAt("2026-12-11T03:05:00Z");
    expect(await chargesOf(diner)).toEqual([{ month: "2026-12-01", price: 12_000, day: "2026-12-11" }]);
    expect(await balanceOf(diner)).toBe(3_000);
    clock.set("2026-12-11T12:00:00Z");
    expect(await paymentsOf(diner.commensalId)).toMatchObject([{ isPaid: true, price: 120, lastRefusal: null }]);
    expect(await paymentsOf(diner.commensalId, "?unpaid=true")).toEqual([]);
    const told = await query(
      "select changes from audit_log where cafeteria_id = $1 and action = 'job CHARGE_SUBSCRIPTIONS' order by id",
      counter.canteen.cafeteriaId,
    );
    expect(told.map(({ changes }) => changes)).toMatchObject([
      [{ entity: "subscription" }, { entity: "commensal", id: diner.commensalId, after: "INSUFFICIENT_BALANCE" }],
      [{ entity: "subscription" }, { entity: "commensal", id: diner.commensalId, after: "INSUFFICIENT_BALANCE" }],
      [{ entity: "subscription" }, { entity: "order" }],
    ]);
  });

  test("[SUBS-10] goes by the rules of a sale on account: the commensal's category, its minimum, the floor, and one account for a family", async () => {
    const { cafeteriaId } = counter.canteen;
    const [trusted, shared] = [await counter.diner({ balance: 5_000 }), await counter.diner({ balance: 30_000 })];
    const [category] = await query(
      "insert into discount_category (cafeteria_id, name, rate_basis_points, minimum_balance) values ($1, 'Becados', 0, -15000) returning id",
      cafeteriaId,
    );
    await query("update commensal set discount_category_id = $2 where id = $1", trusted.commensalId, category?.["id"]);
    const [sister] = await query(
      "insert into commensal (cafeteria_id, profile_id, first_name, last_name) values ($1, $2, 'Eva', 'Gómez') returning id",
      cafeteriaId,
      shared.clientId,
    );
    const twin = { ...shared, commensalId: String(sister?.["id"]) as CommensalId };
    await subscribe([trusted, shared, twin]);
    await runAt("2026-12-01T03:05:00Z");
    expect([await balanceOf(trusted), await balanceOf(shared)]).toEqual([-15_000, 10_000]);
    expect((await chargesOf(shared)).length + (await chargesOf(twin)).length).toBe(1);
    await query("update cafeteria set balance_floor = 0 where id = $1", cafeteriaId);
    const floored = await counter.diner({ balance: 5_000, minimumBalance: -90_000 });
    await subscribe([floored]);
    await runAt("2026-12-02T03:05:00Z");
    clock.set("2026-12-02T12:00:00Z");
    expect(await paymentsOf(floored.commensalId)).toMatchObject([
      { lastRefusal: { code: "NEGATIVE_BALANCE", missing: 150 } },
    ]);
  });

  test("[SUBS-10] leaves alone the disabled, the unlinked, the deleted, and places without the option", async () => {
    const diners = await Promise.all(Array.from({ length: 4 }, () => counter.diner({ balance: 50_000 })));
    const [disabled, unlinked, deleted, client] = diners as [Diner, Diner, Diner, Diner];
    const off = await subscribe([disabled]);
    const on = await subscribe([unlinked, deleted, client]);
    await boss().put(`/subscriptions/${off}/status`, { status: "DISABLED" });
    expect((await boss().delete(`/subscriptions/${on}/commensals/${unlinked.commensalId}`)).status).toBe(200);
    await query("update commensal set status = 'DELETED' where id = $1", deleted.commensalId);
    await query("update profile set status = 'DELETED' where id = $1", client.clientId);
    await runAt("2026-12-01T03:05:00Z");
    for (const diner of diners) expect(await balanceOf(diner)).toBe(50_000);
    const late = await counter.diner({ balance: 50_000 });
    await subscribe([late]);
    await query("update cafeteria set features = '{}' where id = $1", counter.canteen.cafeteriaId);
    await runAt("2026-12-02T03:05:00Z");
    expect(await balanceOf(late)).toBe(50_000);
  });

  test("[SUBS-11] a server that was down catches up once, at today's price, and a day that was broken off is tried again", async () => {
    const [early, broken] = [await counter.diner({ balance: 50_000 }), await counter.diner({ balance: 50_000 })];
    await subscribe([early, broken]);
    // Something that no rule foresees keeps one of them from being booked.
    await query(
      `create function break_charge() returns trigger language plpgsql as $$ begin
         if new.buyer_id = '${broken.clientId}' then raise exception 'broken'; end if; return new; end $$`,
    );
    await query("create trigger broken before insert on transaction for each row execute function break_charge()");
    await expect(runAt("2026-12-15T18:00:00Z")).rejects.toThrow("monthly charges could not be tried");
    expect(await chargesOf(early)).toEqual([{ month: "2026-12-01", price: 12_000, day: "2026-12-15" }]);
    await query("drop trigger broken on transaction");
    await query("drop function break_charge");
    await runAt("2026-12-15T18:01:00Z");
    expect(await chargesOf(broken)).toHaveLength(1);
    expect(await chargesOf(early)).toHaveLength(1);
    const [job] = await query(
      "select max(local_date) as day from local_day_job where cafeteria_id = $1",
      counter.canteen.cafeteriaId,
    );
    expect(job).toEqual({ day: "2026-12-15" });
  });

  test("[SUBS-06] [SUBS-09] a reverted charge leaves the month unpaid, and is charged again only to who is linked again", async () => {
    const diner = await counter.diner({ balance: 50_000 });
    const subscriptionId = await subscribe([diner]);
    await runAt("2026-12-01T03:05:00Z");
    const [charge] = await query(
      "select transaction_id as id from subscription_charge where commensal_id = $1",
      diner.commensalId,
    );
    const revert = () => boss().revert(charge?.["id"], { reason: "MISTAKEN_ORDER" });
    expect((await revert()).code).toBe("INVALID_REVERT_TRANSACTION");
    await boss().delete(`/subscriptions/${subscriptionId}/commensals/${diner.commensalId}`);
    expect((await revert()).status).toBe(200);
    await runAt("2026-12-02T03:05:00Z");
    expect(await balanceOf(diner)).toBe(50_000);
    await boss().post(`/subscriptions/${subscriptionId}/commensals`, { commensalIds: [diner.commensalId] });
    await runAt("2026-12-03T03:05:00Z");
    expect(await balanceOf(diner)).toBe(30_000);
  });
});

describe("charging by hand", () => {
  test("[SUBS-10] does what the job does, for one subscription, and says how many could pay", async () => {
    counter = await openPlace("9999-12-31");
    clock.set("2026-12-11T12:00:00Z");
    const [rich, poor] = [await counter.diner({ balance: 50_000 }), await counter.diner({ balance: 100 })];
    const subscriptionId = await subscribe([rich, poor]);
    const charge = () => boss().post(`/subscriptions/${subscriptionId}/charge`, {});
    expect((await charge()).data).toMatchObject({ charged: 1, payments: [{ price: 120 }, { price: 120 }] });
    expect((await charge()).data).toMatchObject({ charged: 0 });
    expect(await balanceOf(rich)).toBe(38_000);
    expect(await paymentsOf(poor.commensalId)).toMatchObject([{ lastRefusal: { day: "2026-12-11", missing: 119 } }]);
    const [seller] = await query("select seller_id from transaction where buyer_id = $1", rich.clientId);
    expect(seller).toEqual({ seller_id: counter.canteen.administratorId });
    await boss().put(`/subscriptions/${subscriptionId}/status`, { status: "DISABLED" });
    expect((await charge()).code).toBe("INVALID_SUBSCRIPTION_STATUS");
  });

  test("[SUBS-09] races with two servers' jobs, an edit and a sale: one charge each, no balance below its minimum", async () => {
    counter = await openPlace();
    clock.set("2026-12-01T12:00:00Z");
    const diners = await Promise.all(
      Array.from({ length: 6 }, (_, index) => counter.diner({ balance: 15_000 + index * 2_000 })),
    );
    const subscriptionId = await subscribe(diners);
    const places = [server(), other];
    await Promise.all([
      runAt("2026-12-01T12:00:00Z"),
      runAt("2026-12-01T12:00:00Z"),
      ...places.map((place) => boss(counter, place).post(`/subscriptions/${subscriptionId}/charge`, {})),
      ...places.map((place) =>
        boss(counter, place).put(`/subscriptions/${subscriptionId}`, {
          name: "Comida",
          payDayPrices: [{ day: 1, price: 200 }],
          availableWeekDates: ["MONDAY"],
          version: 1,
        }),
      ),
      runAt("2026-12-01T12:00:01Z"),
    ]);
    const rows = await Promise.all(
      diners.map(async (diner) => [(await chargesOf(diner)).length, await balanceOf(diner)]),
    );
    expect(rows).toEqual([
      [0, 15_000],
      [0, 17_000],
      [0, 19_000],
      [1, 1_000],
      [1, 3_000],
      [1, 5_000],
    ]);
    expect((await auditBooks(server().database.kysely, undefined, { isDatedByHand: true })).discrepancies).toEqual([]);
  });
});
