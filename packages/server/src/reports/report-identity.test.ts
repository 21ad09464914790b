import { cents, id, instant, instantAfter, localDateOf, timeZone } from "@cantina/domain/kernel";
import { daysOf } from "@cantina/domain/periods";
import { type ReportFilter, type ReportRow, historyBehind, historyBehindAll } from "@cantina/domain/reports";
import { type HistoryEntry, type LineFilter, linesTotal } from "@cantina/domain/transactions";
import { withTestServer } from "@cantina/testkit/database";
import { handClock } from "@cantina/testkit/orders-suite";
import {
  type ReportPlace,
  openReportPlace,
  sealSome,
  subscriptionPrice,
  worldKinds,
  worldSteps,
} from "@cantina/testkit/report-world";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";

const clock = handClock("2026-01-01T12:00:00Z");
const server = withTestServer({ clock });
/** `CANTINA_REPORT_FILTERS=1000` for the run that is written down. */
const tried = Number(process.env["CANTINA_REPORT_FILTERS"] ?? 12);

// From two days before clocks are moved: forward and back in the north and the south, and where they never are.
const edges = [
  ["Europe/Madrid", "2026-03-27T09:00:00Z"],
  ["Europe/Madrid", "2025-10-24T09:00:00Z"],
  ["America/Santiago", "2026-04-03T09:00:00Z"],
  ["America/Santiago", "2025-09-05T09:00:00Z"],
  ["America/Argentina/Buenos_Aires", "2026-05-01T09:00:00Z"],
] as const;
const stepsEach = 22;

/** What the ledger says of a transaction: what was paid by it and given back of it. */
type Booked = { readonly paid: number; readonly back: number };
type World = ReportPlace & {
  readonly zone: string;
  readonly start: string;
  readonly books: ReadonlyMap<string, Booked>;
};
const worlds: World[] = [];

beforeAll(async () => {
  const { database, url } = server();
  const all = fc.sample(worldSteps, { numRuns: stepsEach * edges.length, seed: Number(process.env["CANTINA_SEED"]) });
  // Every other one of each kind in turn, so that no world is without one.
  const steps = all.map((step, index) => ({
    ...step,
    kind: (index % 2 === 0 ? worldKinds[(index / 2) % worldKinds.length] : undefined) ?? step.kind,
  }));
  for (const [index, [zone, start]] of edges.entries()) {
    const own = steps.slice(index * stepsEach, (index + 1) * stepsEach);
    const place = await openReportPlace({ database, url, clock }, zone, start, own);
    const { cafeteriaId } = place.counter.canteen;
    // Somebody who bought is gone by the time that reports are read, and what they bought is not.
    const gone = place.diners[2];
    await database.query(
      `with commensal_gone as (update commensal set status = 'DELETED' where id = $1)
       update profile set status = 'DELETED' where id = $2`,
      [gone?.commensalId, gone?.clientId],
    );
    const postings = await database.query(
      `select cause_id as id, coalesce(sum(amount) filter (where cause_kind = 'TRANSACTION'), 0)::bigint as paid,
              coalesce(sum(amount) filter (where cause_kind = 'REVERT'), 0)::bigint as back
         from posting where cafeteria_id = $1 group by cause_id`,
      [cafeteriaId],
    );
    const books = new Map(
      postings.map(({ id, paid, back }) => [String(id), { paid: Number(paid), back: Number(back) }]),
    );
    // What went back of an order was paid with it.
    for (const { id: part, partOf } of place.told) {
      const [of, { back }] = [books.get(partOf ?? ""), books.get(part) ?? { back: 0 }];
      if (partOf === null || of === undefined) continue;
      books.set(partOf, { ...of, paid: of.paid - back });
      books.set(part, { paid: back, back });
    }
    // Nothing is in the books that nobody here did.
    const found = await database.query(
      "select id from transaction where cafeteria_id = $1 and order_type in ('ORDER', 'BALANCE_CHARGE') order by id",
      [cafeteriaId],
    );
    expect(found.map(({ id }) => id)).toEqual(place.told.map(({ id }) => id).toSorted());
    const charged = await database.query(
      "select total_price from transaction where cafeteria_id = $1 and order_type = 'SUBSCRIPTION_CHARGE'",
      [cafeteriaId],
    );
    const dues = place.dues.reduce((sum, { count }) => sum + count, 0);
    expect(charged.map((row) => row["total_price"])).toEqual(Array.from({ length: dues }, () => subscriptionPrice));
    worlds.push({ ...place, zone, start, books });
  }
  clock.set("2026-12-01T12:00:00Z");
  for (const { counter, zone: zoneName, start } of worlds) {
    const cafeteriaId = id<"cafeteria">(counter.canteen.cafeteriaId);
    const zone = timeZone(zoneName);
    const dayAfter = (days: number) => localDateOf(instantAfter(instant(start), days * 86_400_000), zone);
    await sealSome(database, { cafeteriaId, zone }, daysOf(dayAfter(-1), dayAfter(8)));
  }
});

/** Most filters narrow by one or two things, so that most find something. */
const rarely = <const T>(...values: readonly T[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...values) });

const filters = fc.record({
  world: fc.nat(edges.length - 1),
  from: fc.constantFrom(0, 1, 2, 3, -1, 4),
  more: fc.constantFrom(0, 1, 2, 4),
  dateFilterType: fc.constantFrom("ORDER_DATE", "PICKUP_DATE"),
  originMedium: rarely("WEB", "MOBILE"),
  paymentMethod: rarely("CASH", "CARD", "ACCOUNT_BALANCE", "CUSTOM"),
  isOfSeller: rarely(true),
  /** Of the place's two. */
  ofClasses: rarely([0], [1], [0, 1]),
  diner: rarely(0, 1, 2),
  withoutReverted: fc.constantFrom("false", "false", "true"),
});
type Filter = typeof filters extends fc.Arbitrary<infer One> ? One : never;

const classesOf = ({ diners }: Pick<World, "diners">) => [...new Set(diners.map(({ classId }) => classId))];

function askedOf(filter: Filter, world: World) {
  const { employeeId } = world.counter.canteen;
  const classIds = classesOf(world);
  const dayAfter = (days: number) =>
    localDateOf(instantAfter(instant(world.start), days * 86_400_000), timeZone(world.zone));
  const { dateFilterType, originMedium, paymentMethod, diner } = filter;
  return {
    from: dayAfter(filter.from),
    until: dayAfter(filter.from + filter.more),
    dateFilterType,
    ...(originMedium !== undefined && { originMedium }),
    ...(paymentMethod !== undefined && { paymentMethod }),
    ...(filter.isOfSeller === true && { sellerId: employeeId }),
    ...(filter.ofClasses !== undefined && {
      classIds: classIds.filter((_one, at) => filter.ofClasses?.some((chosen) => chosen === at)),
    }),
    ...(diner !== undefined && { commensalId: world.diners[diner]?.commensalId }),
  } as ReportFilter;
}

/** Whose, how and on which days: as whoever did it knows it. How much: by the postings. Nothing that a report reads by. */
function expectedOf(
  asked: ReportFilter,
  { told, books, diners }: World,
  orderType: string,
  withoutReverted: boolean,
): number {
  const isIn = (day: string | null) => day !== null && day >= asked.from && day <= asked.until;
  let sum = 0;
  for (const one of told) {
    if (one.orderType !== orderType || (withoutReverted && one.givenBackOn !== null)) continue;
    if (asked.originMedium !== undefined && one.originMedium !== asked.originMedium) continue;
    if (asked.paymentMethod !== undefined && !one.paymentMethods.includes(asked.paymentMethod)) continue;
    if (asked.sellerId !== undefined && one.sellerId !== asked.sellerId) continue;
    if (asked.commensalId !== undefined && one.commensalId !== asked.commensalId) continue;
    const classId = diners.find(({ commensalId }) => commensalId === one.commensalId)?.classId;
    if (asked.classIds !== undefined && !asked.classIds.some((chosen) => chosen === classId)) continue;
    // What cost nothing has no posting.
    const { paid, back } = books.get(one.id) ?? { paid: 0, back: 0 };
    if (isIn(asked.dateFilterType === "ORDER_DATE" ? one.soldOn : one.fetchedOn)) sum += paid;
    if (isIn(one.givenBackOn)) sum -= back;
  }
  return sum;
}

type Report = {
  readonly rows: readonly (ReportRow & { readonly amount: number })[];
  readonly total: number;
  readonly totalDiscountAmount?: number;
  readonly ledgerTotal: number;
};
const toCents = (amount: number) => Math.round(amount * 100);
const textOf = (params: object) =>
  new URLSearchParams(
    Object.entries(params)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();

async function ask(world: World, path: string, params: object) {
  const answer = await world.desk.get(`/${path}?${textOf(params)}`);
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return answer.data as unknown as Report;
}
const amountOf = (row: Report["rows"][number]) =>
  toCents(row.amount) - ("productVersion" in row ? toCents(row.discount) : 0);

/** What stands of a month, by the postings of what nobody gave back. */
function standingOf({ told, books, dues }: World, month: string, originMedium: string) {
  const standing = (orderType: string) =>
    told
      .filter((one) => one.orderType === orderType && one.givenBackOn === null && one.soldOn.startsWith(month))
      .filter((one) => originMedium === "ALL" || one.originMedium === originMedium)
      .reduce((sum, { id: one }) => sum + (books.get(one)?.paid ?? 0), 0);
  const months = dues.filter(({ on }) => on.startsWith(month)).reduce((sum, { count }) => sum + count, 0);
  return {
    sold: standing("ORDER"),
    charged: standing("BALANCE_CHARGE"),
    subscriptions: originMedium === "ALL" ? months * subscriptionPrice : 0,
  };
}

type Kpi = { readonly currentPeriod: number; readonly amounts: { readonly currentPeriod: number } };

/** The cards of the month in which that world begins. */
async function cardsOf(world: World, originMedium: string) {
  const names = { "03": "MARCH", "04": "APRIL", "05": "MAY", "09": "SEPTEMBER", "10": "OCTOBER" };
  const month = localDateOf(instant(world.start), timeZone(world.zone)).slice(0, 7);
  // Of the years before, nobody asks any more.
  if (!month.startsWith("2026")) return { month, cards: null };
  const period = names[month.slice(5) as keyof typeof names];
  const of = async (name: string) =>
    (await ask(world, `metrics/${name}`, { period, originMedium })) as unknown as Readonly<Record<string, Kpi>>;
  const [orders, charges, others] = [await of("order-kpi"), await of("balance-charge-kpi"), await of("secondary-kpis")];
  const amount = (kpi: Kpi | undefined) => toCents(kpi?.amounts.currentPeriod ?? Number.NaN);
  return {
    month,
    cards: {
      sold: amount(orders["ordersKpi"]) + amount(others["calendarProductsKpi"]),
      charged: toCents(charges["balanceChargesKpi"]?.currentPeriod ?? Number.NaN),
      subscriptions: amount(others["subscriptionsKpi"]),
    },
  };
}

type Found = Pick<HistoryEntry, "orderItems"> & {
  readonly totalPrice: number;
  readonly payments: readonly { readonly paymentMethod: string; readonly amount: number }[];
};
type Row = Report["rows"][number];

/** What the history shows behind a row: whole transactions, or of a product its lines in them; the sum says the same. */
async function behind(world: World, asked: ReportFilter, row: Row): Promise<readonly number[]> {
  const today = localDateOf(clock.now(), timeZone(world.zone));
  const shown = historyBehind(asked, row as Parameters<typeof historyBehind>[1], today);
  // What others paid of split sales stands in no list alone.
  if (shown === null) {
    expect("paymentMethod" in row && row.paymentMethod !== asked.paymentMethod).toBe(true);
    return [amountOf(row), amountOf(row)];
  }
  const { unitPrice, ...narrowed } = shown;
  // A row of the wire has its price as the wire writes it, and so does a query.
  const query = { ...narrowed, ...(unitPrice !== undefined && { unitPrice }) };
  const found = (await ask(world, "transactions", { ...query, limit: 500 })) as unknown as readonly Found[];
  const {
    linesTotal: ofLines,
    total: ofAll,
    paidTotal = ofAll,
  } = (await ask(world, "transactions/sum", query)) as unknown as {
    readonly linesTotal: number | null;
    readonly total: number;
    readonly paidTotal?: number;
  };
  const signed = (sum: number) => (row.isReturn ? 0 - sum : sum);
  const isProduct = "productVersion" in row;
  // A row of one method is what that paid, and any other the whole of what is asked for.
  const isMethod = "paymentMethod" in row;
  const total = isMethod ? paidTotal : ofAll;
  const lines: LineFilter = { ...narrowed, ...(unitPrice !== undefined && { unitPrice: cents(toCents(unitPrice)) }) };
  const inCents = ({ orderItems }: Found) => ({
    orderItems: orderItems.map((item) => ({
      ...item,
      price: cents(toCents(item.price)),
      total: cents(toCents(item.total)),
    })),
  });
  const paidOf = ({ totalPrice, payments }: Found) =>
    isMethod && payments.length > 0
      ? (payments.find(({ paymentMethod }) => paymentMethod === row.paymentMethod)?.amount ?? 0)
      : totalPrice;
  const amounts = found.map((one) => (isProduct ? linesTotal(inCents(one), lines) : toCents(paidOf(one))));
  const sum = amounts.reduce((all: number, amount) => all + amount, 0);
  return [signed(sum), signed(toCents((isProduct ? ofLines : total) ?? Number.NaN))];
}

const sumsOf = ({ rows }: Report, of: (row: Row) => number) =>
  [false, true].map((isReturn) =>
    rows.filter((row) => row.isReturn === isReturn).reduce((sum, row) => sum + of(row), 0),
  );

/** What the history says of all that came in and of all that was given back. */
async function behindAll(world: World, asked: ReportFilter, told?: "DISCOUNTS" | "UNITS") {
  const today = localDateOf(clock.now(), timeZone(world.zone));
  const [sold, back] = await Promise.all(
    [false, true].map(
      async (isReturn) =>
        (await ask(
          world,
          "transactions/sum",
          historyBehindAll(asked, { orderType: "ORDER", isReturn, told }, today),
        )) as unknown as {
          readonly total: number;
          readonly linesUnits: number | null;
          readonly discount: number | null;
        },
    ),
  );
  if (sold === undefined || back === undefined) throw new Error("two were asked for");
  if (told === "UNITS") return [sold.linesUnits ?? 0, 0 - (back.linesUnits ?? 0)];
  const of = ({ total, discount }: typeof sold) => toCents(told === undefined ? total : (discount ?? Number.NaN));
  return [of(sold), 0 - of(back)];
}

test(
  "[REPORT-01] [REPORT-02] [REPORT-03] [REPORT-04] [REPORT-05] [REPORT-08] [HISTORY-12] [HISTORY-13] [HISTORY-15] whatever was sold, where, by which filter and whether its days are summed, each report is what the ledger says, and the history each of its rows and its discounts and units",
  async () => {
    expect(worlds.flatMap(({ refused }) => refused)).toEqual([]);
    const done = new Set(worlds.flatMap((world) => [...world.done]));
    for (const kind of [
      "coupon",
      "split",
      "app",
      "late",
      "promotion",
      "named",
      "free",
      "revert",
      "refund",
      "charge",
      "pass",
      "meal",
      "dues",
    ])
      expect(done).toContain(kind);
    await fc.assert(
      fc.asyncProperty(filters, fc.nat(), async (filter, pick) => {
        const world = worlds[filter.world];
        if (world === undefined) throw new Error("no such world");
        const asked = askedOf(filter, world);
        const { withoutReverted } = filter;
        const query = { ...asked, withoutReverted };
        const expected = expectedOf(asked, world, "ORDER", withoutReverted === "true");
        const names = ["products", "commensals", "payment-method"] as const;
        const reports = await Promise.all(names.map((name) => ask(world, `reports/sales/${name}`, query)));
        const sumOfRows = ({ rows }: Report) => rows.reduce((sum, row) => sum + amountOf(row), 0);
        expect(reports.map(sumOfRows)).toEqual([expected, expected, expected]);
        expect(reports.flatMap(({ total, ledgerTotal }) => [toCents(total), toCents(ledgerTotal)])).toEqual(
          Array.from({ length: 6 }, () => expected),
        );
        expect(reports[0]?.totalDiscountAmount).toBe(reports[1]?.totalDiscountAmount);
        // It is asked for one class at most, and for all origins.
        const [classId, ...others] = asked.classIds ?? [];
        const generated = {
          ...query,
          classIds: undefined,
          classId: others.length > 0 ? undefined : classId,
          originMedium: undefined,
        };
        const ofAll = expectedOf(
          { ...asked, ...(others.length > 0 && { classIds: undefined }), originMedium: undefined },
          world,
          "ORDER",
          withoutReverted === "true",
        );
        for (const more of [
          { reportType: "ORDERS", divideInDayIntervals: "true" },
          { reportType: "SALES", divideInDayIntervals: "false" },
        ]) {
          const { total, ledgerTotal } = await ask(world, "products/generate-report", { ...generated, ...more });
          expect([toCents(total), toCents(ledgerTotal)]).toEqual([ofAll, ofAll]);
        }
        const { dateFilterType: _dates, classIds: _classes, commensalId: _commensal, ...charged } = query;
        const chargeFilter = {
          ...asked,
          dateFilterType: "ORDER_DATE",
          classIds: undefined,
          commensalId: undefined,
        } as const;
        const ofCharges = expectedOf(chargeFilter, world, "BALANCE_CHARGE", withoutReverted === "true");
        const charges = await Promise.all(
          ["clients", "payment-methods"].map((name) => ask(world, `reports/balance-charges/${name}`, charged)),
        );
        expect(charges.flatMap((report) => [sumOfRows(report), toCents(report.ledgerTotal)])).toEqual(
          Array.from({ length: 4 }, () => ofCharges),
        );
        const origin = filter.originMedium ?? "ALL";
        const { month, cards } = await cardsOf(world, origin);
        if (cards !== null) expect(cards).toEqual(standingOf(world, month, origin));
        const whole = { ...asked, isWithoutReverted: withoutReverted === "true" };
        const [products, commensals] = reports;
        if (products === undefined || commensals === undefined) throw new Error("three were asked for");
        const discountOf = (row: Row) =>
          toCents("productVersion" in row ? row.discount : "discountApplied" in row ? row.discountApplied : 0);
        expect(await behindAll(world, whole)).toEqual(sumsOf(products, amountOf));
        const discounts = await behindAll(world, whole, "DISCOUNTS");
        expect([discounts, discounts]).toEqual([sumsOf(products, discountOf), sumsOf(commensals, discountOf)]);
        expect(discounts.reduce((sum, one) => sum + one, 0)).toBe(toCents(products.totalDiscountAmount ?? Number.NaN));
        expect(await behindAll(world, whole, "UNITS")).toEqual(
          sumsOf(products, (row) => ("productVersion" in row ? row.quantity : 0)),
        );
        for (const { rows } of [...reports, charges[0]].filter((report) => report !== undefined)) {
          const row = rows[pick % Math.max(1, rows.length)];
          if (row === undefined) continue;
          const by = { ...("profileId" in row ? chargeFilter : asked), isWithoutReverted: withoutReverted === "true" };
          expect(await behind(world, by, row)).toEqual([amountOf(row), amountOf(row)]);
        }
      }),
      { numRuns: tried },
    );
  },
  // On a machine that others use; what is asked of it is no speed.
  Math.max(30_000, tried * 2_000),
);
