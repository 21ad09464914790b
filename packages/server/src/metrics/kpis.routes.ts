import { metricsEndpoints } from "@cantina/contract/metrics";
import { compareFlows, compareLevels } from "@cantina/domain/metrics";
import { type Route, route } from "../http/index.ts";
import type { ReportDatabase } from "../reports/index.ts";
import {
  type Counted,
  countActiveCommensals,
  countOrders,
  countPasses,
  countTransactions,
  sumDebts,
} from "./kpis.queries.ts";
import { type OpenMetrics, metricsReader, ofBoth } from "./open-metrics.ts";

type Both = readonly [Counted, Counted];

const countsOf = ([current, former]: Both) => ({ currentPeriod: current.count, lastPeriod: former.count });
const amountsOf = ([current, former]: Both) => ({ currentPeriod: current.amount, lastPeriod: former.amount });

/** Told by how many. METRICS-02 */
const countedKpi = (both: Both, { openDays }: OpenMetrics) => ({
  ...countsOf(both),
  change: compareFlows({ current: both[0].count, former: both[1].count }, openDays),
  amounts: amountsOf(both),
});

/** `reports` are the connections of reports. */
export function kpiRoutes(reports: ReportDatabase): readonly Route[] {
  const reading = metricsReader(reports);
  return [
    route(metricsEndpoints.readBalanceChargeKpi, ({ params, query }, { clock }) =>
      reading({ ...params, ...query }, clock.now(), async (opened, trx) => {
        const both = await ofBoth(opened, (asked) => countTransactions(trx, asked, "BALANCE_CHARGE"));
        const change = compareFlows({ current: both[0].amount, former: both[1].amount }, opened.openDays);
        return { balanceChargesKpi: { ...amountsOf(both), change, counts: countsOf(both) } };
      }),
    ),

    route(metricsEndpoints.readOrderKpi, ({ params, query }, { clock }) =>
      reading({ ...params, ...query }, clock.now(), async (opened, trx) => ({
        ordersKpi: countedKpi(await ofBoth(opened, (asked) => countOrders(trx, asked)), opened),
      })),
    ),

    route(metricsEndpoints.readSecondaryKpis, ({ params, query }, { clock, identity: { features } }) =>
      reading({ ...params, ...query }, clock.now(), async (opened, trx) => {
        const { period, current, former } = opened;
        const active = await ofBoth(opened, (asked) => countActiveCommensals(trx, asked));
        const charges = features.includes("subscriptions")
          ? await ofBoth(opened, (asked) => countTransactions(trx, asked, "SUBSCRIPTION_CHARGE"))
          : null;
        const passes = features.includes("calendarProducts")
          ? await ofBoth(opened, (asked) => countPasses(trx, asked))
          : null;
        const debts: Both = [
          await sumDebts(trx, params.cafeteriaId, period.isRunning ? null : current.until),
          await sumDebts(trx, params.cafeteriaId, former.until),
        ];
        return {
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
        };
      }),
    ),
  ];
}
