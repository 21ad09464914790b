import { type Cents, formatMoneyShort } from "@cantina/domain/kernel";
import type { ApexOptions } from "apexcharts";
import * as texts from "../../texts/metrics.ts";
import { Chart } from "../../ui/Chart.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import { useIsNarrow } from "../../ui/use-is-narrow.ts";
import styles from "./SalesChart.module.css";
import { axisText } from "../../texts/axis-text.ts";
import type { SalesDay } from "./sales-days.ts";

export interface SalesChartProps {
  readonly label: string;
  readonly days: readonly SalesDay[];
  readonly height: number;
}

const muted = "var(--chakra-colors-fg-muted)";
const border = "var(--chakra-colors-border)";

const line = (name: string, amount: Cents | null): string =>
  amount === null ? "" : `<div>${name}: <b>${formatMoneyShort(amount)}</b></div>`;

const optionsOf = (days: readonly SalesDay[], isNarrow: boolean): ApexOptions => ({
  chart: {
    type: "line",
    fontFamily: "inherit",
    foreColor: muted,
    background: "transparent",
    toolbar: { show: false },
    zoom: { enabled: false },
    animations: { enabled: false },
  },
  colors: ["var(--chakra-colors-brand-solid)", "var(--chakra-colors-fg-subtle)"],
  stroke: { width: [0, 2], curve: "straight", dashArray: [0, 4] },
  plotOptions: { bar: { columnWidth: days.length === 1 ? "48px" : "62%", borderRadius: 3 } },
  markers: { size: days.length === 1 ? [0, 5] : 0 },
  dataLabels: { enabled: false },
  legend: {
    position: "top",
    horizontalAlign: "left",
    labels: { colors: muted },
    // Without a ring, and with room before its words.
    markers: { strokeWidth: 0, offsetX: -4 },
    onItemClick: { toggleDataSeries: false },
  },
  grid: { borderColor: border, strokeDashArray: 0 },
  states: { hover: { filter: { type: "none" } }, active: { filter: { type: "none" } } },
  tooltip: {
    shared: true,
    intersect: false,
    // Numbers and dates alone: nothing that somebody typed.
    custom: ({ dataPointIndex }: { readonly dataPointIndex: number }) => {
      const at = days[dataPointIndex];
      if (at === undefined) return "";
      const former = at.formerDay === null ? "" : line(dateFieldText(at.formerDay), at.former);
      return `<div class="${styles["tip"] ?? ""}">${line(dateFieldText(at.day), at.current)}${former}</div>`;
    },
  },
  xaxis: {
    type: "category",
    tickAmount: isNarrow ? 4 : 8,
    labels: { rotate: 0, hideOverlappingLabels: true, style: { fontSize: "12px" } },
    tooltip: { enabled: false },
    crosshairs: { show: false },
    axisBorder: { color: border },
    axisTicks: { color: border },
  },
  yaxis: { min: 0, forceNiceScale: true, labels: { formatter: axisText, style: { fontSize: "12px" } } },
});

/** Bars of this period, and the former one as a grey line. The numbers stand in a table below it. */
export function SalesChart({ label, days, height }: SalesChartProps) {
  const isNarrow = useIsNarrow(640);
  const points = (of: "current" | "former") =>
    days.map((day) => {
      const amount = day[of];
      return { x: dateFieldText(day.day).slice(0, 5), y: amount === null ? null : amount / 100 };
    });
  return (
    <div role="img" aria-label={label} className={styles["chart"]}>
      <Chart
        type="line"
        height={height}
        options={optionsOf(days, isNarrow)}
        series={[
          { name: texts.legends.bars, type: "bar", data: points("current") },
          { name: texts.legends.line, type: "line", data: points("former") },
        ]}
      />
    </div>
  );
}
