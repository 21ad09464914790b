import { metricsEndpoints } from "@cantina/contract/metrics";
import { type Cents, type LocalDate, accepted, localDateOf, noMoney } from "@cantina/domain/kernel";
import { ranking, summedById } from "@cantina/domain/metrics";
import { type DaySpan, daysOf } from "@cantina/domain/periods";
import { type Route, route } from "../http/index.ts";
import { openMetrics } from "./open-metrics.ts";
import { countPickUpTimes, countProducts, sumClasses, sumCommensals, sumDays, sumMethods } from "./rankings.queries.ts";

/** One without sales too. METRICS-07 */
const eachDay = ({ first, last }: DaySpan, sums: ReadonlyMap<LocalDate, Cents>) =>
  daysOf(first, last).map((date) => ({ date, amount: sums.get(date) ?? noMoney }));

export const rankingRoutes: readonly Route[] = [
  route(metricsEndpoints.readSalesPerDay, async ({ params, query }, { db, clock }) => {
    const now = clock.now();
    const opened = await openMetrics(db, { ...params, ...query }, now);
    const { period, zone, current, former } = opened;
    const [sold, before] = await Promise.all([
      sumDays(db.kysely, current, zone),
      // Whole: as a line beside the bars, of which each is a day of its own.
      sumDays(db.kysely, { ...former, until: current.from }, zone),
    ]);
    const today = localDateOf(now, zone);
    const last = period.days.last < today ? period.days.last : today;
    return accepted({
      data: {
        period,
        salesPerDay: eachDay({ first: period.days.first, last }, sold),
        formerSalesPerDay: eachDay(period.former, before),
      },
    });
  }),

  route(metricsEndpoints.readPaymentMethodShares, async ({ params, query }, { db, clock }) => {
    const { period, current } = await openMetrics(db, { ...params, ...query }, clock.now());
    const [charged, ordered] = await Promise.all([
      sumMethods(db.kysely, current, "BALANCE_CHARGE"),
      sumMethods(db.kysely, current, "ORDER"),
    ]);
    return accepted({ data: { period, balanceChargesPieChart: [...charged], ordersPieChart: [...ordered] } });
  }),

  route(metricsEndpoints.readClientRanking, async ({ params, query }, { db, clock }) => {
    const { period, current } = await openMetrics(db, { ...params, ...query }, clock.now());
    const [commensals, classes] = await Promise.all([
      sumCommensals(db.kysely, current),
      sumClasses(db.kysely, current),
    ]);
    return accepted({
      data: { period, starCommensals: [...ranking(commensals, "MOST")], starClasses: [...ranking(classes, "MOST")] },
    });
  }),

  route(metricsEndpoints.readProductRanking, async ({ params, query }, { db, clock }) => {
    const { period, current, zone } = await openMetrics(db, { ...params, ...query }, clock.now());
    const [rows, times] = await Promise.all([
      countProducts(db.kysely, current),
      countPickUpTimes(db.kysely, current, zone),
    ]);
    const products = rows.map(({ id, name, isDeleted, amount }) => ({ id, name, isDeleted, amount }));
    const categories = summedById(
      rows
        .filter(({ amount }) => amount > 0)
        .map(({ categoryId, categoryName, amount }) => ({ id: categoryId, name: categoryName, amount })),
    );
    const busiest = ranking(
      times.map(({ time, amount }) => ({ id: time, name: time, amount })),
      "MOST",
    );
    return accepted({
      data: {
        period,
        bestSellingProducts: [
          ...ranking(
            products.filter(({ amount }) => amount > 0),
            "MOST",
          ),
        ],
        worstSellingProducts: [...ranking(products, "LEAST")],
        popularCategories: [...ranking(categories, "MOST")],
        popularPickUpTimes: busiest.map(({ id, amount }) => ({ time: id, amount })),
      },
    });
  }),
];
