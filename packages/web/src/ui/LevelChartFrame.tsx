import { Box } from "@chakra-ui/react/box";
import type { LocalDate } from "@cantina/domain/kernel";
import type { ApexOptions } from "apexcharts";
import { Chart } from "./Chart.tsx";
import { dateFieldText } from "./date-entry.ts";

export interface LevelChartProps {
  /** What is seen, in words: the numbers themselves stand in a table beside it. */
  readonly label: string;
  readonly title: string;
  readonly levels: readonly { readonly day: LocalDate; readonly level: number }[];
}

const muted = "var(--chakra-colors-fg-muted)";

const options = (title: string): ApexOptions => ({
  chart: {
    type: "line",
    fontFamily: "inherit",
    foreColor: muted,
    background: "transparent",
    toolbar: { show: false },
    zoom: { enabled: false },
    animations: { enabled: false },
  },
  title: { text: title, style: { fontSize: "14px", fontWeight: 600, color: "var(--chakra-colors-fg)" } },
  colors: ["var(--chakra-colors-brand-solid)"],
  stroke: { curve: "stepline", width: 2 },
  markers: { size: 0 },
  dataLabels: { enabled: false },
  legend: { show: false },
  grid: { borderColor: "var(--chakra-colors-border)" },
  tooltip: { enabled: false },
  states: { hover: { filter: { type: "none" } }, active: { filter: { type: "none" } } },
  xaxis: {
    type: "category",
    tickAmount: 6,
    labels: { rotate: 0, hideOverlappingLabels: true },
    tooltip: { enabled: false },
    axisBorder: { color: "var(--chakra-colors-border)" },
    axisTicks: { color: "var(--chakra-colors-border)" },
  },
  yaxis: { min: 0, forceNiceScale: true, labels: { formatter: (level) => String(Math.round(level)) } },
});

export const LevelChartFrame = ({ label, title, levels }: LevelChartProps) => (
  // Clipped: a drawing that is still as wide as the former window would make the page scroll sideways.
  <Box
    role="img"
    aria-label={label}
    borderWidth="1px"
    borderRadius="18px"
    bg="bg.panel"
    px="2"
    pt="3"
    overflow="hidden"
  >
    <Chart
      type="line"
      height={240}
      options={options(title)}
      series={[
        { name: title, data: levels.map(({ day, level }) => ({ x: dateFieldText(day).slice(0, 5), y: level })) },
      ]}
    />
  </Box>
);
