import type { Cafeteria } from "@cantina/domain/cafeteria";
import { formatMoneyShort } from "@cantina/domain/kernel";
import type { CountedInMetrics, MetricsFilter } from "@cantina/domain/metrics";
import { useQuery } from "@tanstack/react-query";
import { metricQuery, useMetricsCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/metrics.ts";
import styles from "./Dashboard.module.css";
import { KpiCard } from "./KpiCard.tsx";
import { countTold, moneyTold } from "./told-figure.ts";
import { SecondaryKpis } from "./SecondaryKpis.tsx";
import { rowsOfFigures } from "./rows-of-figures.ts";

export interface KpiCardsProps {
  readonly cafeteria: Cafeteria;
  readonly asked: MetricsFilter;
}

export function KpiCards({ cafeteria, asked }: KpiCardsProps) {
  const calls = useMetricsCalls();
  const charges = useQuery(metricQuery(calls.readBalanceChargeKpi, asked));
  const orders = useQuery(metricQuery(calls.readOrderKpi, asked));
  const rowsOf = (what: CountedInMetrics) => rowsOfFigures(what, asked.originMedium, cafeteria.timeZone);
  return (
    <section aria-label={texts.figures} className={styles["kpis"]}>
      <KpiCard
        title={texts.charges}
        definition={texts.chargesHint}
        reading={charges}
        kpiOf={({ period, balanceChargesKpi: { currentPeriod, lastPeriod, counts, change } }) => ({
          current: moneyTold(currentPeriod, rowsOf("CHARGES").current(period)),
          detail: texts.chargeCount(counts.currentPeriod),
          former: moneyTold(lastPeriod, rowsOf("CHARGES").former(period)),
          change,
          period,
        })}
      />
      <KpiCard
        title={texts.orders}
        definition={texts.ordersHint}
        reading={orders}
        kpiOf={({ period, ordersKpi: { currentPeriod, lastPeriod, amounts, change } }) => ({
          current: countTold(currentPeriod, rowsOf("ORDERS").current(period)),
          detail: formatMoneyShort(amounts.currentPeriod),
          former: countTold(lastPeriod, rowsOf("ORDERS").former(period)),
          change,
          period,
        })}
      />
      <SecondaryKpis cafeteria={cafeteria} asked={asked} />
    </section>
  );
}
