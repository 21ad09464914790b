import { randomUUID } from "node:crypto";
import {
  type Instant,
  type LocalDate,
  id,
  instantAfter,
  localDateOf,
  localTimeOf,
  timeZone,
} from "@cantina/domain/kernel";
import { compareFlows, compareLevels } from "@cantina/domain/metrics";
import { comparedInstants, daysOf, daysOfPeriod, metricsPeriods, openDaysIn } from "@cantina/domain/periods";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, handClock, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { sealSome } from "@cantina/testkit/report-world";
import * as fc from "fast-check";
import { expect, test } from "vitest";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });

const features = ["metrics", "premiumMetrics", "subscriptions", "calendarProducts"] as const;

type Answer = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

async function askFor(counter: Counter, query: string) {
  const token = await signInAs(server().database, counter.canteen.administratorId);
  return async (part: string): Promise<Answer> => {
    const path = `/api/cafeterias/${counter.canteen.cafeteriaId}/metrics/${part}?${query}`;
    const { json } = await server().ask("GET", path, { token });
    expect(json, part).toHaveProperty("data");
    return (json as { readonly data: Answer }).data;
  };
}

type Sold = {
  readonly id: string;
  readonly type: "ORDER" | "BALANCE_CHARGE" | "SUBSCRIPTION_CHARGE";
  readonly status: string;
  readonly origin: string;
  readonly method: string;
  readonly at: Instant;
  readonly total: number;
  readonly diner: number | null;
  readonly product: number;
  readonly units: number;
  readonly pickUp: Instant | null;
  /** Which pass it is a date of. */
  readonly pass: number | null;
  /** What went back of it by units; the total and the units are the rest. */
  readonly refunded: number;
  /** Of what went back: the order that it was of, and with which it was paid. */
  readonly partOf: string | null;
};

const start = "2026-10-01T00:00:00.000Z" as Instant;
const sold = fc.record({
  type: fc.constantFrom("ORDER", "ORDER", "ORDER", "BALANCE_CHARGE", "SUBSCRIPTION_CHARGE"),
  status: fc.constantFrom("STARTED", "COMPLETED", "COMPLETED", "CANCELLED"),
  origin: fc.constantFrom("WEB", "MOBILE", "SUBSCRIPTION"),
  method: fc.constantFrom("CASH", "CARD", "ACCOUNT_BALANCE"),
  at: fc.integer({ min: 0, max: 52 * 24 * 60 }).map((minutes) => instantAfter(start, minutes * 60_000)),
  total: fc.integer({ min: 1, max: 900 }),
  diner: fc.constantFrom(0, 1, 2, null),
  product: fc.nat(3),
  units: fc.integer({ min: 1, max: 4 }),
  pickUp: fc.constantFrom(null, 30, 60),
  pass: fc.constantFrom(null, null, 0, 1),
  unitsBack: fc.constantFrom(0, 0, 1, 2),
});
type Wanted = Omit<Sold, "id" | "refunded" | "partOf"> & { readonly unitsBack: number };

/** A sale, and what went back of it as an order of its own: of those that stand and are no date of a pass. */
function divided({ unitsBack, ...one }: Wanted): readonly Sold[] {
  const row: Sold = { ...one, id: randomUUID(), refunded: 0, partOf: null };
  const back = Math.floor((row.total * unitsBack) / row.units);
  const isWhole = row.type !== "ORDER" || row.status === "CANCELLED" || row.pass !== null;
  if (isWhole || unitsBack >= row.units || back === 0) return [row];
  return [
    { ...row, total: row.total - back, units: row.units - unitsBack, refunded: back },
    { ...row, id: randomUUID(), status: "CANCELLED", total: back, units: unitsBack, partOf: row.id },
  ];
}
const worlds = fc.record({
  zone: fc.constantFrom("America/Argentina/Buenos_Aires", "America/Havana", "Europe/Madrid", "Australia/Lord_Howe"),
  // Most of them with sales: in the other months there is nothing to be counted wrongly.
  period: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("LAST_MONTH", "LAST_WEEK", "OCTOBER", "NOVEMBER") },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...metricsPeriods.filter((period) => !["SEPTEMBER", "AUGUST"].includes(period))),
    },
  ),
  originMedium: fc.constantFrom("ALL", "ALL", "WEB", "MOBILE"),
  closed: fc.array(fc.nat(52), { maxLength: 6 }),
  sales: fc.array(sold, { minLength: 20, maxLength: 60 }),
  sealedFrom: fc.integer({ min: 0, max: 44 }),
  now: fc.integer({ min: 45 * 24 * 60, max: 60 * 24 * 60 }).map((minutes) => instantAfter(start, minutes * 60_000)),
});

/** As a sale, a charge and a revert of them leave them, by the hundred. */
async function fill({ canteen, diner, product, pass }: Counter, sales: readonly Wanted[]) {
  const { query } = server().database;
  const diners = [await diner(), await diner(), await diner()];
  const products = [
    await product({ name: "Agua" }),
    await product({ name: "Zumo" }),
    await product({ name: "Ácido" }),
    await product({ name: "Viejo", isDeleted: true }),
  ];
  const passes = [0, 1].map(() => randomUUID());
  const passId = await pass();
  const rows = sales.flatMap(divided);
  const table = JSON.stringify(
    rows.map((row) => {
      const { clientId, commensalId } = diners[row.diner ?? 0] ?? {};
      const isAccount = row.method === "ACCOUNT_BALANCE" && row.type !== "BALANCE_CHARGE";
      return {
        ...row,
        client: clientId,
        commensal: row.diner === null ? null : commensalId,
        product: products[row.product],
        purchase: row.type === "ORDER" && row.pass !== null ? passes[row.pass] : null,
        pays: isAccount ? "CLIENT" : row.method === "CARD" ? "CARD" : "CASH",
        gets: row.type === "ORDER" ? "SALES" : row.type === "BALANCE_CHARGE" ? "CLIENT" : "SUBSCRIPTION_INCOME",
      };
    }),
  );
  const given = `json_to_recordset($2::json) as r(id uuid, type text, status text, origin text, method text, at timestamptz,
    total bigint, commensal uuid, client uuid, product uuid, units int, "pickUp" timestamptz, purchase uuid, pays text, gets text,
    refunded bigint, "partOf" uuid)`;
  const place = [canteen.cafeteriaId, table] as const;
  await query(
    `insert into transaction (id, cafeteria_id, order_type, status, commensal_id, commensal_class_id, buyer_id, payment_method,
       subtotal, total_price, local_date, date_time, last_status_update, pick_up_date_time, origin_medium,
       refunded, part_of)
     select r.id, $1, r.type, case when r."partOf" is null then r.status else 'CANCELLED_ARCHIVED' end, r.commensal, $3, r.client, r.method, r.total, r.total, r.at::date, r.at, r.at, r."pickUp",
       r.origin, r.refunded, r."partOf" from ${given}`,
    [...place, canteen.classId],
  );
  await query(
    `insert into transaction_item (transaction_id, line, type, product_id, product_version, name, price, quantity, total,
       local_date)
     select r.id, 1, 'PRODUCT', r.product, 1, 'x', 1, r.units, r.total, r.at::date from ${given}
      where r.type = 'ORDER' and $1::uuid is not null`,
    place,
  );
  const accounts = `from ${given}
    join account d on d.cafeteria_id = $1 and d.kind = r.pays and (r.pays <> 'CLIENT' or d.profile_id = r.client)
    join account c on c.cafeteria_id = $1 and c.kind = r.gets and (r.gets <> 'CLIENT' or c.profile_id = r.client)`;
  // What isn't paid yet has no posting; what was cancelled has its opposite. A part was paid with its order.
  await query(
    `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
     select $1, d.id, c.id, r.total + r.refunded, 'TRANSACTION', r.id, r.at ${accounts}
      where r."partOf" is null and (r.type = 'ORDER' or r.status <> 'STARTED')
     union all
     select $1, c.id, d.id, r.total, 'REVERT', r.id, r.at + interval '2 hours' ${accounts} where r.status = 'CANCELLED'`,
    place,
  );
  await query(
    `with sold as (select r.purchase, sum(r.total) as total, min(r.at) as at from ${given} where r.purchase is not null
       group by r.purchase),
     bought as (insert into pass_purchase (id, cafeteria_id, product_id, product_version, total, is_order_cancellable,
       bought_at) select purchase, $1, $3, 1, total, true, at from sold)
     insert into pass_order (transaction_id, purchase_id, order_date)
     select r.id, r.purchase, date '2026-01-01' + row_number() over ()::int from ${given} where r.purchase is not null`,
    [...place, passId],
  );
  return { rows, diners, products };
}

const sum = (rows: readonly Sold[]): number => rows.reduce((total, { total: more }) => total + more, 0);
const money = (minorUnits: number): number => minorUnits / 100;
const counted = (rows: readonly Sold[], count = rows.length) => ({ count, amount: sum(rows) });
const distinct = (values: readonly unknown[]): number => new Set(values).size;

test("[METRICS-02] [METRICS-04] [METRICS-05] [METRICS-06] [METRICS-07] [METRICS-08] [METRICS-17] each figure is what a look at every transaction and posting comes to, in any zone, whichever days are summed", async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async ({ zone: timeZoneName, period, originMedium, closed, sales, now, sealedFrom }) => {
      clock.set(now);
      const zone = timeZone(timeZoneName);
      const { query } = server().database;
      const counter = await openCounter(server().database, server(), { features, timeZone: zone });
      const { cafeteriaId, classId, categoryId } = counter.canteen;
      const pickedUp = sales.map((one) => ({
        ...one,
        pickUp: one.pickUp === null ? null : instantAfter(one.at, one.pickUp * 60_000),
      }));
      // Nothing is sold after now.
      const { rows, diners, products } = await fill(
        counter,
        pickedUp.filter(({ at }) => instantAfter(at, 2 * 3_600_000) < now),
      );
      const closedDates = closed.map((day) => localDateOf(instantAfter(start, day * 86_400_000), zone));
      await query("update cafeteria set closed_days = $2::date[] where id = $1", [cafeteriaId, closedDates]);

      const compared = daysOfPeriod(period, localDateOf(now, zone));
      const dayAfter = (days: number) => localDateOf(instantAfter(start, days * 86_400_000), zone);
      const lastDays = daysOf(dayAfter(sealedFrom), localDateOf(instantAfter(now, -86_400_000), zone));
      // Few of them: of many gaps between them, all in between is read from the rows.
      await sealSome(server().database, { cafeteriaId: id<"cafeteria">(cafeteriaId), zone }, lastDays.slice(0, 12));
      const { current, former, isRunning } = comparedInstants(compared, now, zone);
      const openDays = {
        current: openDaysIn(isRunning ? { ...current, until: now } : current, { closedDates }, zone),
        former: openDaysIn(former, { closedDates }, zone),
      };
      const within = (range: { from: Instant; until: Instant }, which: (row: Sold) => boolean) =>
        rows.filter(
          (row) =>
            row.at >= range.from &&
            row.at < range.until &&
            (originMedium === "ALL" || row.origin === originMedium) &&
            which(row),
        );
      const isOrder = (row: Sold) => row.type === "ORDER" && row.status !== "CANCELLED";
      const isPlain = (row: Sold) => isOrder(row) && row.pass === null;
      const isPaid = (type: Sold["type"]) => (row: Sold) => row.type === type && row.status === "COMPLETED";
      const both = (which: (row: Sold) => boolean) => [within(current, which), within(former, which)] as const;
      const ask = await askFor(counter, `period=${period}&originMedium=${originMedium}`);
      const kpi = (
        [now, then]: readonly [readonly Sold[], readonly Sold[]],
        count = (some: readonly Sold[]) => some.length,
      ) => {
        const [a, b] = [counted(now, count(now)), counted(then, count(then))];
        return {
          currentPeriod: a.count,
          lastPeriod: b.count,
          change: compareFlows({ current: a.count, former: b.count }, openDays),
          amounts: { currentPeriod: money(a.amount), lastPeriod: money(b.amount) },
        };
      };
      const orders = both(isPlain);
      const { ordersKpi, period: told } = await ask("order-kpi");
      expect(ordersKpi).toEqual(kpi(orders));
      expect(told).toEqual({
        ...compared,
        isRunning,
        openDays: { currentPeriod: openDays.current, lastPeriod: openDays.former },
        at: now,
      });

      const charges = both(isPaid("BALANCE_CHARGE"));
      const [charged, before] = charges.map(sum);
      expect((await ask("balance-charge-kpi"))["balanceChargesKpi"]).toEqual({
        currentPeriod: money(charged ?? 0),
        lastPeriod: money(before ?? 0),
        change: compareFlows({ current: charged ?? 0, former: before ?? 0 }, openDays),
        counts: { currentPeriod: charges[0].length, lastPeriod: charges[1].length },
      });

      const secondary = await ask("secondary-kpis");
      const [active, wereActive] = orders.map((some) =>
        distinct(some.flatMap(({ diner }) => (diner === null ? [] : [diner]))),
      );
      expect(secondary["activeCommensalsKpi"]).toEqual({
        currentPeriod: active,
        lastPeriod: wereActive,
        change: compareLevels({ current: active ?? 0, former: wereActive ?? 0 }),
      });
      expect(secondary["subscriptionsKpi"]).toEqual(kpi(both(isPaid("SUBSCRIPTION_CHARGE"))));
      const passes = both((row) => isOrder(row) && row.pass !== null);
      expect(secondary["calendarProductsKpi"]).toEqual(kpi(passes, (some) => distinct(some.map(({ pass }) => pass))));

      const postings = (await query(
        `select d.profile_id as debit, c.profile_id as credit, p.amount, to_json(p.at at time zone 'UTC') as at,
                d.kind as paid, c.kind as got, p.cause_kind as cause, p.cause_id as id
           from posting p join account d on d.id = p.debit_account_id join account c on c.id = p.credit_account_id
          where p.cafeteria_id = $1`,
        [cafeteriaId],
      )) as readonly {
        readonly debit: string | null;
        readonly credit: string | null;
        readonly amount: number;
        readonly at: string;
        readonly got: string;
        readonly cause: string;
        readonly id: string;
      }[];
      const debtsBefore = (until: string) =>
        diners
          .map(({ clientId }) =>
            postings
              .filter(({ at }) => Date.parse(`${at}Z`) < Date.parse(until))
              .reduce(
                (held, { debit, credit, amount }) =>
                  held + (credit === clientId ? amount : 0) - (debit === clientId ? amount : 0),
                0,
              ),
          )
          .filter((held) => held < 0);
      const [owed, owedBefore] = [debtsBefore(isRunning ? now : current.until), debtsBefore(former.until)].map(
        (debts) => ({
          count: debts.length,
          amount: debts.reduce((a, b) => a + b, 0),
        }),
      );
      expect(secondary["negativeBalancesKpi"]).toEqual({
        currentPeriod: money(owed?.amount ?? 0),
        lastPeriod: money(owedBefore?.amount ?? 0),
        change: compareLevels({ current: -(owed?.amount ?? 0), former: -(owedBefore?.amount ?? 0) }),
        counts: { currentPeriod: owed?.count, lastPeriod: owedBefore?.count },
      });

      // The income accounts say the same, to the cent.
      if (originMedium === "ALL") {
        const given = postings.filter(({ cause }) => cause === "REVERT");
        const reverted = new Set(given.map(({ id }) => id));
        const backOf = (orderId: string) => {
          const parts = new Set(rows.flatMap((row) => (row.partOf === orderId ? [row.id] : [])));
          return given.filter((one) => parts.has(one.id)).reduce((all, { amount }) => all + amount, 0);
        };
        const income = (kind: string) =>
          postings
            .filter(({ at, got, cause, id }) => {
              const ms = Date.parse(`${at}Z`);
              const isWithin = ms >= Date.parse(current.from) && ms < Date.parse(current.until);
              return got === kind && cause === "TRANSACTION" && isWithin && !reverted.has(id);
            })
            .reduce((total, { amount, id }) => total + amount - backOf(id), 0);
        expect(sum(orders[0]) + sum(passes[0])).toBe(income("SALES"));
        expect(charged).toBe(income("CLIENT"));
      }

      const daily = (range: { from: Instant; until: Instant }, first: LocalDate, last: LocalDate) =>
        daysOf(first, last).map((date) => ({
          date,
          amount: money(sum(within(range, (row) => isPlain(row) && localDateOf(row.at, zone) === date))),
        }));
      const today = localDateOf(now, zone);
      const { salesPerDay, formerSalesPerDay } = await ask("sales");
      const { days, former: formerDays } = compared;
      expect(salesPerDay).toEqual(daily(current, days.first, days.last < today ? days.last : today));
      expect(formerSalesPerDay).toEqual(daily({ ...former, until: current.from }, formerDays.first, formerDays.last));

      const slices = (some: readonly Sold[]) =>
        ["ACCOUNT_BALANCE", "CARD", "CASH"]
          .map((paymentMethod) => ({
            paymentMethod,
            amount: money(sum(some.filter(({ method }) => method === paymentMethod))),
          }))
          .filter(({ amount }) => amount > 0)
          .toSorted((a, b) => b.amount - a.amount);
      const shares = await ask("payment-methods");
      expect(shares["ordersPieChart"]).toEqual(slices(orders[0]));
      expect(shares["balanceChargesPieChart"]).toEqual(slices(charges[0]));

      const clients = await ask("client-ranking");
      const byDiner = diners
        .map(({ commensalId }, at) => ({ id: commensalId, amount: sum(orders[0].filter(({ diner }) => diner === at)) }))
        .filter(({ amount }) => amount > 0)
        .toSorted((a, b) => b.amount - a.amount || (a.id < b.id ? -1 : 1));
      expect(clients["starCommensals"]).toEqual(
        byDiner.map(({ id, amount }) => ({ id, name: "Ana Gómez", isDeleted: false, amount: money(amount) })),
      );
      const total = sum(orders[0]);
      expect(clients["starClasses"]).toEqual(total === 0 ? [] : [{ id: classId, name: "3º A", amount: money(total) }]);

      const ranked = await ask("product-ranking");
      // In the order of their names.
      const names = ["Ácido", "Agua", "Viejo", "Zumo"];
      const ofName = ["Agua", "Zumo", "Ácido", "Viejo"];
      const units = names.map((name) => {
        const at = ofName.indexOf(name);
        const own = orders[0].filter(({ product }) => product === at);
        const amount = own.reduce((all, one) => all + one.units, 0);
        return { id: products[at], name, isDeleted: name === "Viejo", amount };
      });
      const best = units.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
      expect(ranked["bestSellingProducts"]).toEqual(best);
      const onSale = units.filter(({ isDeleted, amount }) => !isDeleted || amount > 0);
      expect(ranked["worstSellingProducts"]).toEqual(onSale.toSorted((a, b) => a.amount - b.amount));
      const allUnits = units.reduce((all, { amount }) => all + amount, 0);
      const category = { id: categoryId, name: "Bebidas", amount: allUnits };
      expect(ranked["popularCategories"]).toEqual(allUnits === 0 ? [] : [category]);
      const times = orders[0].flatMap(({ pickUp }) => (pickUp === null ? [] : [localTimeOf(pickUp, zone)]));
      const byTime = [...new Set(times)]
        .map((time) => ({ time, amount: times.filter((one) => one === time).length }))
        .toSorted((a, b) => b.amount - a.amount || (a.time < b.time ? -1 : 1));
      expect(ranked["popularPickUpTimes"]).toEqual(byTime.slice(0, 50));
    }),
    { numRuns: 12 },
  );
});

test("[METRICS-05] [METRICS-09] what a cafeteria doesn't have isn't told, and without premium there are no rankings", async () => {
  clock.set("2026-11-20T13:00:00Z");
  const counter = await openCounter(server().database, server(), { features: ["metrics"] });
  const ask = await askFor(counter, "");
  expect(await ask("secondary-kpis")).toMatchObject({ subscriptionsKpi: null, calendarProductsKpi: null });
  const token = await signInAs(server().database, counter.canteen.administratorId);
  for (const part of ["payment-methods", "client-ranking", "product-ranking"]) {
    const path = `/api/cafeterias/${counter.canteen.cafeteriaId}/metrics/${part}`;
    const { json } = await server().ask("GET", path, { token });
    expect((json as { Message?: { Message: string } }).Message?.Message).toBe("FEATURE_DISABLED");
  }
});
