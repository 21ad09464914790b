import { percentile } from "../statistics.ts";
import { boardOrders } from "./board-data.ts";
import type { BoardMeasured } from "./measure-board.ts";
import type { BrowserMeasured } from "./measure-browser.ts";

const text = (values: readonly number[]): string =>
  [percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1)]
    .map((value) => value.toFixed(value < 100 ? 1 : 0))
    .join(" | ");

export const rowHead = [
  "| milliseconds | CPU slowed by | times | median | p95 | most |",
  "| --- | ---: | ---: | ---: | ---: | ---: |",
] as const;

export const rowOf = (name: string, slowdown: number, values: readonly number[]): string =>
  `| ${name} | ${slowdown} | ${values.length} | ${text(values)} |`;

/** What each is called, and its milliseconds. */
export const tillMeasures = ({
  mounts,
  scans,
  diners,
}: BrowserMeasured): Readonly<Record<string, readonly number[]>> => ({
  "Enter of a scan → line painted": scans,
  "key in the diner search → names painted": diners.keys,
  "diner search opened → names painted": diners.opens,
  "reload → cards painted": mounts,
});
export const boardMeasure = `key in the search of ${boardOrders} comandas → cards painted`;

const rowsOf = (measured: BrowserMeasured): readonly string[] =>
  Object.entries(tillMeasures(measured)).map(([name, values]) => rowOf(name, measured.slowdown, values));

/** A Markdown table, so that it can go into docs/benchmarks.md as it is. */
export const browserLines = (
  measured: readonly BrowserMeasured[],
  boards: readonly BoardMeasured[],
): readonly string[] => [
  ...rowHead,
  ...measured.flatMap(rowsOf),
  ...boards.map(({ slowdown, keys }) => rowOf(boardMeasure, slowdown, keys)),
  "",
  ...measured.map(
    ({ slowdown, computedPerScan, computedPerSearch }) =>
      `CPU slowed by ${slowdown}: the page computes ${computedPerScan.toFixed(1)} ms for a whole scan of 14 keys, ${computedPerSearch.toFixed(1)} ms for a search of a diner by four keys`,
  ),
  ...boards.map(
    ({ slowdown, computedPerKey }) =>
      `CPU slowed by ${slowdown}: the page computes ${computedPerKey.toFixed(1)} ms for a key in the board's search`,
  ),
];
