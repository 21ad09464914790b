// @module-tag long
import { randomUUID } from "node:crypto";
import type { PaymentMethod } from "@cantina/domain/cafeteria";
import {
  type LocalDate,
  type LocalTime,
  addDays,
  id,
  instant,
  instantAfter,
  localDateOf,
  timeZone,
} from "@cantina/domain/kernel";
import {
  type ComparedPeriod,
  type CountedInMetrics,
  type FigurePart,
  type MetricsBehind,
  type OrderedIn,
  currentRows,
  formerRows,
  metricsOrigins,
  rowsBehind,
  rowsOfDay,
} from "@cantina/domain/metrics";
import { daysOf } from "@cantina/domain/periods";
import { withTestServer } from "@cantina/testkit/database";
import { handClock } from "@cantina/testkit/orders-suite";
import {
  type ReportPlace,
  type WorldStep,
  openReportPlace,
  sealSome,
  worldKinds,
  worldSteps,
} from "@cantina/testkit/report-world";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";

const clock = handClock("2026-01-01T12:00:00Z");
const server = withTestServer({ clock });

// Clocks are moved within the days of the first one, and never in those of the second.
const places = [
  ["Europe/Madrid", "2026-03-24T09:00:00Z"],
  ["America/Argentina/Buenos_Aires", "2026-05-12T09:00:00Z"],
] as const;
type World = ReportPlace & { readonly zone: ReturnType<typeof timeZone>; readonly until: number };
const worlds: World[] = [];

beforeAll(async () => {
  const { database, url } = server();
  for (const [zoneName, start] of places) {
    const steps = fc
      .sample(worldSteps, { numRuns: 68, seed: Number(process.env["CANTINA_SEED"] ?? 14) })
      // Every other one of each kind in turn, so that no world is without one.
      .map((step, index) => ({
        ...step,
        kind: (index % 2 === 0 ? worldKinds[(index / 2) % worldKinds.length] : null) ?? step.kind,
      }));
    // Each seed's world has a sale of which a part goes back, and in its last week an order by app.
    const step = (kind: WorldStep["kind"]): WorldStep => ({
      kind,
      wait: 5,
      quantity: 2,
      cents: 50,
      method: "CASH",
      pick: 0,
    });
    const story = [step("counter"), step("refund"), ...steps, step("app")];
    const place = await openReportPlace({ database, url, clock }, zoneName, start, story);
    expect(place.refused).toEqual([]);
    expect(place.told.filter(({ partOf }) => partOf !== null).length).toBeGreaterThan(0);
    // Promotions are of a category of their own.
    const categoryId = randomUUID();
    await database.query(
      `with made as (insert into category (id, cafeteria_id, name, position)
         select $2, $1, 'Combos', 99 returning id)
       update product set category_id = (select id from made) where cafeteria_id = $1 and type = 'PROMOTION'`,
      [place.counter.canteen.cafeteriaId, categoryId],
    );
    worlds.push({ ...place, zone: timeZone(zoneName), until: Date.parse(clock.now()) });
  }
});

type Amounts = { readonly currentPeriod: number; readonly lastPeriod: number };
type Counted = Amounts & { readonly amounts: Amounts };
type Ranked = readonly { readonly id: string; readonly amount: number }[];
type Row = { readonly totalPrice: number; readonly marketplaceFee: number; readonly commensalId: string | null };
type Sum = { readonly total: number; readonly paidTotal?: number; readonly linesUnits: number | null };

const toCents = (amount: number) => Math.round(amount * 100);

async function ask<Answer>({ desk }: World, path: string, params: object): Promise<Answer> {
  const text = Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]);
  const answer = await desk.get(`/${path}?${new URLSearchParams(text).toString()}`);
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return answer.data as unknown as Answer;
}

/** What the history shows there, row by row and as it says that they add up. */
async function shownAt(world: World, behind: MetricsBehind) {
  const rows = await ask<readonly Row[]>(world, "transactions", { ...behind, limit: 500 });
  const { total, linesUnits, paidTotal = total } = await ask<Sum>(world, "transactions/sum", behind);
  const amounts = rows.map(({ totalPrice, marketplaceFee }) => toCents(totalPrice) - toCents(marketplaceFee));
  const diners = new Set(rows.flatMap(({ commensalId }) => (commensalId === null ? [] : [commensalId])));
  const amount = amounts.reduce((sum, one) => sum + one, 0);
  expect(toCents(total)).toBe(amount);
  // By a method the history tells what that paid beside what the orders came to. SPLIT-09
  return { count: rows.length, amount, paid: toCents(paidTotal), units: linesUnits ?? 0, diners: diners.size };
}

type Told = Partial<Awaited<ReturnType<typeof shownAt>>>;
/** A figure as the metrics tell it, and where it leads. */
type Figure = { readonly name: string; readonly told: Told; readonly behind: MetricsBehind };

/** Every figure that stands on the dashboard and has rows in the history. */
async function figuresOf(world: World, period: string, originMedium: (typeof metricsOrigins)[number]) {
  const { zone } = world;
  const of = <Answer>(part: string) =>
    ask<Answer & { readonly period: ComparedPeriod }>(world, `metrics/${part}`, { period, originMedium });
  const figures: Figure[] = [];
  const rows = (what: CountedInMetrics, ordered: OrderedIn, part?: FigurePart) =>
    rowsBehind(what, ordered, originMedium, part);
  // What is nothing leads nowhere.
  const tell = (name: string, told: Told, behind: MetricsBehind) => {
    if (Object.values(told).some((amount) => amount !== 0)) figures.push({ name, told, behind });
  };
  const both = (name: string, what: CountedInMetrics, compared: ComparedPeriod, told: [Told, Told]) => {
    tell(name, told[0], rows(what, currentRows(compared, zone)));
    tell(`former ${name}`, told[1], rows(what, formerRows(compared, zone)));
  };
  const counted = ({ currentPeriod, lastPeriod, amounts }: Counted): [Told, Told] => [
    { count: currentPeriod, amount: toCents(amounts.currentPeriod) },
    { count: lastPeriod, amount: toCents(amounts.lastPeriod) },
  ];
  const { ordersKpi, period: compared } = await of<{ readonly ordersKpi: Counted }>("order-kpi");
  const now = currentRows(compared, zone);
  both("orders", "ORDERS", compared, counted(ordersKpi));
  const { balanceChargesKpi: charged } = await of<{
    readonly balanceChargesKpi: Amounts & { readonly counts: Amounts };
  }>("balance-charge-kpi");
  both("charges", "CHARGES", compared, [
    { count: charged.counts.currentPeriod, amount: toCents(charged.currentPeriod) },
    { count: charged.counts.lastPeriod, amount: toCents(charged.lastPeriod) },
  ]);
  const secondary = await of<Readonly<Record<string, Counted>>>("secondary-kpis");
  const { activeCommensalsKpi: active, subscriptionsKpi: dues, calendarProductsKpi: passes } = secondary;
  if (active === undefined || dues === undefined || passes === undefined) throw new Error("the place has them");
  both("diners", "ORDERS", compared, [{ diners: active.currentPeriod }, { diners: active.lastPeriod }]);
  both("subscriptions", "SUBSCRIPTIONS", compared, counted(dues));
  // Of passes the number is of sales, and the rows are their dates.
  both("passes", "PASSES", compared, [
    { amount: toCents(passes.amounts.currentPeriod) },
    { amount: toCents(passes.amounts.lastPeriod) },
  ]);
  type Days = readonly { readonly date: LocalDate; readonly amount: number }[];
  const sales = await of<{ readonly salesPerDay: Days; readonly formerSalesPerDay: Days }>("sales");
  for (const { date, amount } of [...sales.salesPerDay, ...sales.formerSalesPerDay])
    tell(`sales of ${date}`, { amount: toCents(amount) }, rows("ORDERS", rowsOfDay(date)));
  const clients = await of<{ readonly starCommensals: Ranked; readonly starClasses: Ranked }>("client-ranking");
  for (const { id: one, amount } of clients.starCommensals)
    tell("diner", { amount: toCents(amount) }, rows("ORDERS", now, { commensalId: id<"commensal">(one) }));
  for (const { id: one, amount } of clients.starClasses)
    tell("class", { amount: toCents(amount) }, rows("ORDERS", now, { classIds: [id<"class">(one)] }));
  const products = await of<{
    readonly bestSellingProducts: Ranked;
    readonly worstSellingProducts: Ranked;
    readonly popularCategories: Ranked;
    readonly popularPickUpTimes: readonly { readonly time: LocalTime; readonly amount: number }[];
  }>("product-ranking");
  for (const { id: one, amount } of [...products.bestSellingProducts, ...products.worstSellingProducts])
    tell("product", { units: amount }, rows("ORDERS", now, { productId: id<"product">(one) }));
  for (const { id: one, amount } of products.popularCategories)
    tell("category", { units: amount }, rows("ORDERS", now, { categoryId: id<"category">(one) }));
  for (const { time, amount } of products.popularPickUpTimes)
    tell("pickup time", { count: amount }, rows("ORDERS", now, { pickUpTime: time }));
  type Shares = readonly { readonly paymentMethod: PaymentMethod; readonly amount: number }[];
  const pies = await of<{ readonly balanceChargesPieChart: Shares; readonly ordersPieChart: Shares }>(
    "payment-methods",
  );
  for (const { paymentMethod, amount } of pies.ordersPieChart)
    tell("method of orders", { paid: toCents(amount) }, rows("ORDERS", now, { paymentMethod }));
  for (const { paymentMethod, amount } of pies.balanceChargesPieChart)
    tell("method of charges", { amount: toCents(amount) }, rows("CHARGES", now, { paymentMethod }));
  return figures;
}

test("[METRICS-18] [HISTORY-14] whatever was sold, given back and charged, and whichever days are summed, each figure of the metrics is what the history shows where it leads", async () => {
  const seen = new Set<string>();
  for (const world of worlds) {
    // Now, with sales in both periods; and in a week in which only the former one has some.
    for (const hours of [0, 75, 150]) {
      const now = instantAfter(instant(new Date(world.until).toISOString()), hours * 3_600_000);
      clock.set(now);
      const today = localDateOf(now, world.zone);
      if (hours === 75) {
        const cafeteriaId = id<"cafeteria">(world.counter.canteen.cafeteriaId);
        const days = daysOf(addDays(today, -9), addDays(today, -4));
        await sealSome(server().database, { cafeteriaId, zone: world.zone }, days);
      }
      for (const period of hours === 150 ? ["LAST_WEEK"] : ["LAST_WEEK", "LAST_MONTH", "MARCH", "APRIL"]) {
        for (const origin of metricsOrigins) {
          for (const { name, told, behind } of await figuresOf(world, period, origin)) {
            const shown = await shownAt(world, behind);
            expect(shown, `${name}, ${period} of ${origin}: ${JSON.stringify(behind)}`).toMatchObject(told);
            seen.add(name.replace(/^sales of .*/u, "sales"));
          }
        }
      }
    }
  }
  for (const name of ["orders", "charges", "diners", "subscriptions", "passes"])
    expect([...seen]).toEqual(expect.arrayContaining([name, `former ${name}`]));
  for (const name of ["sales", "diner", "class", "product", "category", "pickup time", "method of orders"])
    expect([...seen]).toContain(name);
}, 120_000);
