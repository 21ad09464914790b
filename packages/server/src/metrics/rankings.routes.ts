import { metricsEndpoints } from "@cantina/contract/metrics";
import { type Cents, type LocalDate, localDateOf, noMoney } from "@cantina/domain/kernel";
import { ranking, summedById } from "@cantina/domain/metrics";
import { type DaySpan, daysOf } from "@cantina/domain/periods";
import { type Route, route } from "../http/index.ts";
import type { ReportDatabase } from "../reports/index.ts";
import { metricsReader, summed } from "./open-metrics.ts";
import { countPickUpTimes, countProducts, sumClasses, sumCommensals, sumDays, sumMethods } from "./rankings.queries.ts";

/** One without sales too. METRICS-07 */
const eachDay = ({ first, last }: DaySpan, sums: ReadonlyMap<LocalDate, Cents>) =>
  daysOf(first, last).map((date) => ({ date, amount: sums.get(date) ?? noMoney }));

/** `reports` are the connections of reports. */
export function rankingRoutes(reports: ReportDatabase): readonly Route[] {
  const reading = metricsReader(reports);
  return [
    route(metricsEndpoints.readSalesPerDay, ({ params, query }, { clock }) =>
      reading({ ...params, ...query }, clock.now(), async ({ period, zone, current, former }, trx) => {
        const sold = await sumDays(trx, current, zone);
        // Whole: as a line beside the bars, of which each is a day of its own.
        const before = await sumDays(trx, await summed(trx, former, { from: former.from, until: current.from }), zone);
        const today = localDateOf(period.at, zone);
        const last = period.days.last < today ? period.days.last : today;
        return {
          salesPerDay: eachDay({ first: period.days.first, last }, sold),
          formerSalesPerDay: eachDay(period.former, before),
        };
      }),
    ),

    route(metricsEndpoints.readPaymentMethodShares, ({ params, query }, { clock }) =>
      reading({ ...params, ...query }, clock.now(), async ({ current }, trx) => ({
        balanceChargesPieChart: [...(await sumMethods(trx, current, "BALANCE_CHARGE"))],
        ordersPieChart: [...(await sumMethods(trx, current, "ORDER"))],
      })),
    ),

    route(metricsEndpoints.readClientRanking, ({ params, query }, { clock }) =>
      reading({ ...params, ...query }, clock.now(), async ({ current }, trx) => ({
        starCommensals: [...ranking(await sumCommensals(trx, current), "MOST")],
        starClasses: [...ranking(await sumClasses(trx, current), "MOST")],
      })),
    ),

    route(metricsEndpoints.readProductRanking, ({ params, query }, { clock }) =>
      reading({ ...params, ...query }, clock.now(), async ({ current, zone }, trx) => {
        const rows = await countProducts(trx, current);
        const times = await countPickUpTimes(trx, current, zone);
        const products = rows.map(({ id, name, isDeleted, amount }) => ({ id, name, isDeleted, amount }));
        const sold = products.filter(({ amount }) => amount > 0);
        const categories = summedById(
          rows
            .filter(({ amount }) => amount > 0)
            .map(({ categoryId, categoryName, amount }) => ({ id: categoryId, name: categoryName, amount })),
        );
        const busiest = ranking(
          times.map(({ time, amount }) => ({ id: time, name: time, amount })),
          "MOST",
        );
        return {
          bestSellingProducts: [...ranking(sold, "MOST")],
          worstSellingProducts: [...ranking(products, "LEAST")],
          popularCategories: [...ranking(categories, "MOST")],
          popularPickUpTimes: busiest.map(({ id, amount }) => ({ time: id, amount })),
        };
      }),
    ),
  ];
}
