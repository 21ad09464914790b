import type { Cafeteria } from "@cantina/domain/cafeteria";
import { formatMoneyShort } from "@cantina/domain/kernel";
import type { CountedInMetrics, MetricsFilter } from "@cantina/domain/metrics";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { metricQuery, useMetricsCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/metrics.ts";
import look from "../../ui/figure.module.css";
import styles from "./Dashboard.module.css";
import { KpiCard } from "./KpiCard.tsx";
import type { Reading } from "./MetricCard.tsx";
import { rowsOfFigures } from "./rows-of-figures.ts";
import { countTold, moneyTold } from "./told-figure.ts";

export interface SecondaryKpisProps {
  readonly cafeteria: Cafeteria;
  readonly asked: MetricsFilter;
}

/** The part of an answer that a card is of; a function may have been switched off meanwhile. */
function partOf<Data, Part>(reading: Reading<Data>, part: (data: Data) => Part | null): Reading<Part> {
  const { data } = reading;
  return { ...reading, data: data === undefined ? undefined : (part(data) ?? undefined) };
}

/** Who ordered, what is paid each month, and what is owed: one answer. */
export function SecondaryKpis({ cafeteria: { features, timeZone }, asked }: SecondaryKpisProps) {
  const reading = useQuery(metricQuery(useMetricsCalls().readSecondaryKpis, asked));
  const rowsOf = (what: CountedInMetrics) => rowsOfFigures(what, asked.originMedium, timeZone);
  return (
    <>
      <KpiCard
        title={texts.activeDiners}
        definition={texts.activeDinersHint}
        reading={reading}
        kpiOf={({ period, activeCommensalsKpi: { currentPeriod, lastPeriod, change } }) => ({
          current: countTold(currentPeriod, rowsOf("ORDERS").current(period)),
          former: countTold(lastPeriod, rowsOf("ORDERS").former(period)),
          change,
          period,
        })}
      />
      {features.includes("subscriptions") && (
        <KpiCard
          title={texts.subscriptions}
          definition={texts.subscriptionsHint}
          reading={partOf(
            reading,
            ({ period, subscriptionsKpi }) => subscriptionsKpi && { period, ...subscriptionsKpi },
          )}
          kpiOf={({ period, currentPeriod, lastPeriod, amounts, change }) => ({
            current: countTold(currentPeriod, rowsOf("SUBSCRIPTIONS").current(period)),
            detail: formatMoneyShort(amounts.currentPeriod),
            former: countTold(lastPeriod, rowsOf("SUBSCRIPTIONS").former(period)),
            change,
            period,
          })}
        />
      )}
      {features.includes("calendarProducts") && (
        <KpiCard
          title={texts.passes}
          definition={texts.passesHint}
          reading={partOf(
            reading,
            ({ period, calendarProductsKpi }) => calendarProductsKpi && { period, ...calendarProductsKpi },
          )}
          kpiOf={({ period, currentPeriod, lastPeriod, amounts, change }) => ({
            current: countTold(currentPeriod, rowsOf("PASSES").current(period)),
            detail: formatMoneyShort(amounts.currentPeriod),
            former: countTold(lastPeriod, rowsOf("PASSES").former(period)),
            change,
            period,
          })}
        />
      )}
      <KpiCard
        title={texts.debts}
        definition={texts.debtsHint}
        reading={reading}
        isBurden
        kpiOf={({ period, negativeBalancesKpi: { currentPeriod, lastPeriod, counts, change } }) => ({
          current: moneyTold(currentPeriod, null),
          detail: texts.accounts(counts.currentPeriod),
          former: moneyTold(lastPeriod, null),
          change,
          period,
        })}
        action={
          <Link
            to="/manage_users"
            search={{ search: "debt", view: "DEBT" }}
            className={`${look["link"] ?? ""} ${styles["quiet"] ?? ""}`}
          >
            {texts.seeDebtors}
          </Link>
        }
      />
    </>
  );
}
