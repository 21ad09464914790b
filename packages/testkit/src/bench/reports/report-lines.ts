import { cellsOf, row } from "../figures.ts";
import { spreadText } from "../statistics.ts";
import type { ReportsMeasured, Took } from "./measure-reports.ts";

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const ofWall = (took: readonly Took[]): readonly number[] => took.map(({ wall }) => wall);
const ofProcessor = (took: readonly Took[]): readonly number[] => took.map(({ computed }) => computed);

/** By the clock the quickest and the median, and of a processor the median. */
const cellOf = (took: readonly Took[]): string =>
  `${cellsOf(ofWall(took), [0, 0.5]).join(", ")} · ${cellsOf(ofProcessor(took), [0.5]).join("")}`;

export const reportLines = ({ cases, sealing, beside, sealedBytes }: ReportsMeasured): readonly string[] => [
  "| milliseconds: least, median · of a processor | at most | from rows | days summed once |",
  "| --- | ---: | ---: | ---: |",
  ...cases.map(({ name, mostMs, took }) => row([name, String(mostMs), ...[took.rows, took.sealed].map(cellOf)])),
  "",
  `a day is summed in ${cellsOf(ofWall(sealing), [0.5, 0.95, 1]).join(", ")} ms (median, p95, most of ${sealing.length} days), of a processor ${cellsOf(ofProcessor(sealing), [0.5, 0.95, 1]).join(", ")}`,
  `sums: ${megabytes(sealedBytes)} for ${sealing.length} days of one canteen`,
  "",
  "| sales per second of 16 tills | without | beside somebody who reads reports | ratio | reports read |",
  "| --- | ---: | ---: | ---: | ---: |",
  ...beside.map(({ everyMs, alone, beside: besides, ratio, reports }) =>
    row([
      everyMs === 0 ? "one report after the other" : `a report every ${everyMs / 1_000} s`,
      spreadText(alone),
      spreadText(besides),
      spreadText(ratio),
      String(reports),
    ]),
  ),
];
