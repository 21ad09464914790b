import { cellsOf, ratioText, row } from "./figures.ts";
import type { GrowthMeasured } from "./growth/measure-growth.ts";
import type { HangingMeasured } from "./payments/measure-hanging.ts";
import type { PageMeasured } from "./pages/measure-pages.ts";
import type { CloseMeasured } from "./register/measure-close.ts";
import type { TillsDone } from "./tills/measure-tills.ts";
import { spreadText } from "./statistics.ts";
import type { BesideMeasured } from "./uploads/measure-beside.ts";
import type { UploadMeasured } from "./uploads/measure-upload.ts";

const few = [0.5, 0.95] as const;

/** Each count of orders against the first. */
export const closeLines = (measured: readonly CloseMeasured[]): readonly string[] => {
  const [least] = measured;
  return [
    "| milliseconds | orders | times | median | p95 | against the fewest |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...(["closes", "reports"] as const).flatMap((what) =>
      measured.map((one) =>
        row([
          what === "closes" ? "close of a register" : "its report",
          one.orders.toLocaleString("en"),
          String(one[what].length),
          ...cellsOf(one[what], few),
          ratioText(one[what], least?.[what] ?? []),
        ]),
      ),
    ),
  ];
};

/** Of so many `what`. */
export const pageLines = (count: number, what: string, measured: readonly PageMeasured[]): readonly string[] => [
  `| milliseconds, ${count.toLocaleString("en")} ${what} | times | HTTP, median | p95 | its rows by SQL | and counted by SQL | HTTP against both |`,
  "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
  ...measured.map(({ name, product, rows, count: counts }) =>
    row([
      name,
      String(product.length),
      ...cellsOf(product, few),
      ...cellsOf(rows, [0.5]),
      ...cellsOf(counts, [0.5]),
      ratioText(
        product,
        rows.map((value, index) => value + (counts[index] ?? Number.NaN)),
      ),
    ]),
  ),
];

export const tillLines = (tills: number, { took, missed }: TillsDone): readonly string[] => [
  "| milliseconds | tills | events | missed | median | p95 | p99 | most |",
  "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
  row([
    "sale sent → heard by every till",
    String(tills),
    String(took.length),
    String(missed),
    ...cellsOf(took, [0.5, 0.95, 0.99, 1]),
  ]),
];

export const growthLines = (measured: readonly GrowthMeasured[]): readonly string[] => [
  "| milliseconds of a sale | orders before | sales | median | p95 | p99 | against the fewest | kB on disk an order |",
  "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
  ...measured.map(({ orders, took, bytesPerOrder }) =>
    row([
      "one till, through HTTP",
      orders.toLocaleString("en"),
      String(took.length),
      ...cellsOf(took, [0.5, 0.95, 0.99]),
      ratioText(took, measured[0]?.took ?? []),
      (bytesPerOrder / 1_000).toFixed(1),
    ]),
  ),
];

export const uploadLines = ({ rows, dryRuns }: UploadMeasured): readonly string[] => [
  "| milliseconds | rows | times | median | p95 | most |",
  "| --- | ---: | ---: | ---: | ---: | ---: |",
  row([
    "dry run of an Excel upload",
    rows.toLocaleString("en"),
    String(dryRuns.length),
    ...cellsOf(dryRuns, [0.5, 0.95, 1]),
  ]),
];

export const besideLines = ({ alone, beside, ratio, uploads, before, most }: BesideMeasured): readonly string[] => [
  "| a sale at a school's pace, p95 in milliseconds | without uploads | beside four uploaders | ratio |",
  "| --- | ---: | ---: | ---: |",
  row(["", spreadText(alone), spreadText(beside), spreadText(ratio)]),
  "",
  `uploads: ${[...uploads].map(([outcome, count]) => `${count} × ${outcome}`).join(", ")}; memory ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`,
];

export const hangingLines = ({ charges, alone, beside, ratio, pooled }: HangingMeasured): readonly string[] => [
  `| a sale at a school's pace, p95 in milliseconds | without | beside ${charges} hanging charges | ratio | of all rounds together |`,
  "| --- | ---: | ---: | ---: | ---: |",
  row(["", spreadText(alone), spreadText(beside), spreadText(ratio), pooled.toFixed(2)]),
];
