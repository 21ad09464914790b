import { metricsEndpoints } from "@cantina/contract/metrics";
import { accepted } from "@cantina/domain/kernel";
import { compareFlows, compareLevels } from "@cantina/domain/metrics";
import { type Route, route } from "../http/index.ts";
import {
  type Counted,
  countActiveCommensals,
  countOrders,
  countPasses,
  countTransactions,
  sumDebts,
} from "./kpis.queries.ts";
import { type OpenMetrics, ofBoth, openMetrics } from "./open-metrics.ts";

type Both = readonly [Counted, Counted];

const countsOf = ([current, former]: Both) => ({ currentPeriod: current.count, lastPeriod: former.count });
const amountsOf = ([current, former]: Both) => ({ currentPeriod: current.amount, lastPeriod: former.amount });

/** Told by how many. METRICS-02 */
const countedKpi = (both: Both, { openDays }: OpenMetrics) => ({
  ...countsOf(both),
  change: compareFlows({ current: both[0].count, former: both[1].count }, openDays),
  amounts: amountsOf(both),
});

export const kpiRoutes: readonly Route[] = [
  route(metricsEndpoints.readBalanceChargeKpi, async ({ params, query }, { db, clock }) => {
    const opened = await openMetrics(db, { ...params, ...query }, clock.now());
    const both = await ofBoth(opened, (asked) => countTransactions(db.kysely, asked, "BALANCE_CHARGE"));
    const change = compareFlows({ current: both[0].amount, former: both[1].amount }, opened.openDays);
    const balanceChargesKpi = { ...amountsOf(both), change, counts: countsOf(both) };
    return accepted({ data: { period: opened.period, balanceChargesKpi } });
  }),

  route(metricsEndpoints.readOrderKpi, async ({ params, query }, { db, clock }) => {
    const opened = await openMetrics(db, { ...params, ...query }, clock.now());
    const both = await ofBoth(opened, (asked) => countOrders(db.kysely, asked));
    return accepted({ data: { period: opened.period, ordersKpi: countedKpi(both, opened) } });
  }),

  route(metricsEndpoints.readSecondaryKpis, async ({ params, query }, { db, clock, identity: { features } }) => {
    const { kysely } = db;
    const opened = await openMetrics(db, { ...params, ...query }, clock.now());
    const { period, current, former } = opened;
    const debtsNow = sumDebts(kysely, params.cafeteriaId, period.isRunning ? null : current.until);
    const [active, charges, passes, debts] = await Promise.all([
      ofBoth(opened, (asked) => countActiveCommensals(kysely, asked)),
      features.includes("subscriptions")
        ? ofBoth(opened, (asked) => countTransactions(kysely, asked, "SUBSCRIPTION_CHARGE"))
        : null,
      features.includes("calendarProducts") ? ofBoth(opened, (asked) => countPasses(kysely, asked)) : null,
      Promise.all([debtsNow, sumDebts(kysely, params.cafeteriaId, former.until)]),
    ]);
    return accepted({
      data: {
        period,
        activeCommensalsKpi: {
          currentPeriod: active[0],
          lastPeriod: active[1],
          change: compareLevels({ current: active[0], former: active[1] }),
        },
        subscriptionsKpi: charges === null ? null : countedKpi(charges, opened),
        calendarProductsKpi: passes === null ? null : countedKpi(passes, opened),
        negativeBalancesKpi: {
          ...amountsOf(debts),
          // More is owed where the sum lies further below zero.
          change: compareLevels({ current: -debts[0].amount, former: -debts[1].amount }),
          counts: countsOf(debts),
        },
      },
    });
  }),
];
