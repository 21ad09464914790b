import { cellsOf, row } from "../figures.ts";
import type { ReportsMeasured } from "./measure-reports.ts";

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

export const reportLines = ({ cases, sealing, coveringBytes, sealedBytes }: ReportsMeasured): readonly string[] => [
  "| milliseconds, median and most | at most | from rows | covering indexes | days summed once |",
  "| --- | ---: | ---: | ---: | ---: |",
  ...cases.map(({ name, mostMs, took }) =>
    row([
      name,
      String(mostMs),
      ...[took.rows, took.covering, took.sealed].map((values) => cellsOf(values, [0.5, 1]).join(", ")),
    ]),
  ),
  "",
  `a day is summed in ${cellsOf(sealing, [0.5, 0.95, 1]).join(", ")} ms (median, p95, most of ${sealing.length} days)`,
  `covering indexes: ${megabytes(coveringBytes)} on all orders; sums: ${megabytes(sealedBytes)} for ${sealing.length} days of one canteen`,
];
