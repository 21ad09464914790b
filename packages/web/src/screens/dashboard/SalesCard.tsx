import type { Cafeteria } from "@cantina/domain/cafeteria";
import { formatMoneyShort, sumMoney } from "@cantina/domain/kernel";
import type { MetricsFilter } from "@cantina/domain/metrics";
import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { metricQuery, useMetricsCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/metrics.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Table } from "../../ui/Table.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import { type HistorySearch, RowsFigure } from "../history/index.ts";
import styles from "./Dashboard.module.css";
import { MetricCard } from "./MetricCard.tsx";
import { rowsOfFigures } from "./rows-of-figures.ts";
import { type SalesDay, salesDays } from "./sales-days.ts";

const SalesChart = lazy(async () => ({ default: (await import("./SalesChart.tsx")).SalesChart }));
const chartHeight = 280;

export interface SalesCardProps {
  readonly cafeteria: Cafeteria;
  readonly asked: MetricsFilter;
}

/** METRICS-07 */
export function SalesCard({ cafeteria, asked }: SalesCardProps) {
  const reading = useQuery(metricQuery(useMetricsCalls().readSalesPerDay, asked));
  const rows = rowsOfFigures("ORDERS", asked.originMedium, cafeteria.timeZone);
  return (
    <MetricCard title={texts.sales} definition={texts.salesHint} reading={reading} height={chartHeight}>
      {({ period, salesPerDay, formerSalesPerDay }) => {
        const days = salesDays(salesPerDay, formerSalesPerDay, period.days);
        const total = formatMoneyShort(sumMoney(salesPerDay.map(({ amount }) => amount)));
        const best = salesPerDay.toSorted((a, b) => b.amount - a.amount)[0];
        if (best === undefined || days.every(({ current, former }) => (current ?? 0) === 0 && (former ?? 0) === 0))
          return <div className={styles["state"]}>{texts.noSales}</div>;
        return (
          <>
            <Suspense fallback={<Skeleton height={`${chartHeight}px`} borderRadius="13px" />}>
              <SalesChart
                label={texts.salesSeen(total, salesPerDay.length, dateFieldText(best.date))}
                days={days}
                height={chartHeight}
              />
            </Suspense>
            <Disclosure summary={texts.asTable}>
              <Table
                label={texts.sales}
                rows={days.filter(({ current }) => current !== null)}
                rowKey={({ day }) => day}
                columns={[
                  { label: texts.day, isHeader: true, onCard: "name", cell: ({ day }) => dateFieldText(day) },
                  {
                    label: texts.currentSeries,
                    isNumber: true,
                    onCard: "key",
                    cell: ({ day, current }) => <DayFigure amount={current} search={rows.day(day)} />,
                  },
                  { label: texts.formerDay, cell: ({ formerDay }) => dateFieldText(formerDay) },
                  {
                    label: texts.formerSeries,
                    isNumber: true,
                    cell: ({ former, formerDay }) => (
                      <DayFigure amount={former} search={formerDay && rows.day(formerDay)} />
                    ),
                  },
                ]}
              />
            </Disclosure>
          </>
        );
      }}
    </MetricCard>
  );
}

type DayFigureProps = { readonly amount: SalesDay["current"]; readonly search: HistorySearch | null };

function DayFigure({ amount, search }: DayFigureProps) {
  if (amount === null) return null;
  return <RowsFigure text={formatMoneyShort(amount)} isZero={amount === 0} search={search} />;
}
