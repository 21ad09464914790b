import type { Cafeteria } from "@cantina/domain/cafeteria";
import { formatMoneyShort } from "@cantina/domain/kernel";
import type { MetricsFilter } from "@cantina/domain/metrics";
import { useQuery } from "@tanstack/react-query";
import { metricQuery, useMetricsCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/metrics.ts";
import { countText } from "../../ui/count-text.ts";
import styles from "./Dashboard.module.css";
import { KpiCard } from "./KpiCard.tsx";
import { SecondaryKpis } from "./SecondaryKpis.tsx";
import { rowsBehind } from "./history-address.ts";

export interface KpiCardsProps {
  readonly cafeteria: Cafeteria;
  readonly asked: MetricsFilter;
}

export function KpiCards({ cafeteria, asked }: KpiCardsProps) {
  const calls = useMetricsCalls();
  const charges = useQuery(metricQuery(calls.readBalanceChargeKpi, asked));
  const orders = useQuery(metricQuery(calls.readOrderKpi, asked));
  const zone = cafeteria.timeZone;
  return (
    <section aria-label={texts.figures} className={styles["kpis"]}>
      <KpiCard
        title={texts.charges}
        definition={texts.chargesHint}
        reading={charges}
        kpiOf={({ period, balanceChargesKpi: { currentPeriod, lastPeriod, counts, change } }) => ({
          value: formatMoneyShort(currentPeriod),
          isZero: currentPeriod === 0,
          detail: texts.chargeCount(counts.currentPeriod),
          former: formatMoneyShort(lastPeriod),
          change,
          period,
          rows: rowsBehind(period, asked.originMedium, zone, { orderType: "BALANCE_CHARGE", status: "COMPLETED" }),
        })}
      />
      <KpiCard
        title={texts.orders}
        definition={texts.ordersHint}
        reading={orders}
        kpiOf={({ period, ordersKpi: { currentPeriod, lastPeriod, amounts, change } }) => ({
          value: countText(currentPeriod),
          isZero: currentPeriod === 0,
          detail: formatMoneyShort(amounts.currentPeriod),
          former: countText(lastPeriod),
          change,
          period,
          rows: rowsBehind(period, asked.originMedium, zone, { orderType: "ORDER" }),
        })}
      />
      <SecondaryKpis cafeteria={cafeteria} asked={asked} />
    </section>
  );
}
