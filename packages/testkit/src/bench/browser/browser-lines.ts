import { percentile } from "../statistics.ts";
import type { BrowserMeasured } from "./measure-browser.ts";

const text = (values: readonly number[]): string =>
  [percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1)]
    .map((value) => value.toFixed(value < 100 ? 1 : 0))
    .join(" | ");

const rowsOf = ({ slowdown, mounts, scans, diners }: BrowserMeasured): readonly string[] => {
  const measures: readonly (readonly [string, readonly number[]])[] = [
    ["Enter of a scan → line painted", scans],
    ["key in the diner search → names painted", diners.keys],
    ["diner search opened → names painted", diners.opens],
    ["catalogue's last byte → cards painted", mounts.map(({ afterData }) => afterData)],
    ["reload → cards painted", mounts.map(({ whole }) => whole)],
  ];
  return measures.map(([name, values]) => `| ${name} | ${slowdown} | ${values.length} | ${text(values)} |`);
};

/** A Markdown table, so that it can go into docs/benchmarks.md as it is. */
export const browserLines = (measured: readonly BrowserMeasured[]): readonly string[] => [
  "| milliseconds | CPU slowed by | times | median | p95 | most |",
  "| --- | ---: | ---: | ---: | ---: | ---: |",
  ...measured.flatMap(rowsOf),
  "",
  ...measured.map(
    ({ slowdown, computedPerScan }) =>
      `CPU slowed by ${slowdown}: the page computes ${computedPerScan.toFixed(1)} ms for a whole scan of 14 keys`,
  ),
];
