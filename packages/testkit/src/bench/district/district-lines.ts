import type { BooksAgreed } from "./district-books.ts";
import type { District } from "./district-data.ts";
import type { DistrictDone, SliceSold } from "./district-load.ts";
import { cellsOf, row } from "../figures.ts";
import type { ProcessorTime } from "../processor-time.ts";

export type DistrictSize = District & {
  readonly minutes: number;
  /** Milliseconds from one sale to the next at each till. */
  readonly everyMs: number;
};

/** At a slice's end, or before the first. */
export type Mark = {
  /** Resident, of the process with the server and with this program, which does nothing meanwhile. */
  readonly megabytes: number;
  readonly processor: ProcessorTime;
};

export type DistrictMeasured = Omit<DistrictDone, "written"> & {
  /** One more than there are slices. */
  readonly marks: readonly Mark[];
  readonly books: BooksAgreed;
};

const nothing = "–";

const count = (value: number): string => value.toLocaleString("en");
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const milliseconds = (values: readonly number[], shares: readonly number[]): readonly string[] =>
  values.length === 0 ? shares.map(() => nothing) : cellsOf(values, shares);

const missedOf = ({ due, heard }: SliceSold): number => due - heard.length;

const refusedText = (refused: SliceSold["refused"]): string => {
  const codes = Object.entries(refused);
  if (codes.length === 0) return "0";
  return `${count(sum(Object.values(refused)))} (${codes.map(([code, times]) => `${code} ${count(times)}`).join(", ")})`;
};

const processorCells = (sales: number, from: Mark | undefined, to: Mark | undefined): readonly string[] =>
  (["server", "database"] as const).map((whose) => {
    const spent = (to?.processor[whose] ?? Number.NaN) - (from?.processor[whose] ?? Number.NaN);
    return sales === 0 || Number.isNaN(spent) ? nothing : (spent / sales).toFixed(2);
  });

const sliceRow = (name: string, slice: SliceSold, from: Mark | undefined, to: Mark | undefined): string =>
  row([
    name,
    count(slice.took.length),
    refusedText(slice.refused),
    ...milliseconds(slice.took, [0.5, 0.95, 0.99, 1]),
    ...milliseconds(slice.heard, [0.5, 0.99]),
    count(missedOf(slice)),
    to?.megabytes.toFixed(0) ?? nothing,
    ...processorCells(slice.took.length, from, to),
  ]);

function together(slices: readonly SliceSold[]): SliceSold {
  const refused = new Map<string, number>();
  for (const slice of slices) {
    for (const [code, times] of Object.entries(slice.refused)) refused.set(code, (refused.get(code) ?? 0) + times);
  }
  return {
    took: slices.flatMap(({ took }) => took),
    heard: slices.flatMap(({ heard }) => heard),
    due: sum(slices.map(({ due }) => due)),
    refused: Object.fromEntries(refused),
  };
}

const spanText = (slice: number, slices: number, minutes: number): string => {
  const [whole, unit] = minutes < slices ? [minutes * 60, "s"] : [minutes, "min"];
  const short = (value: number): string => String(Math.round(value * 10) / 10);
  return `${short((slice * whole) / slices)}–${short(((slice + 1) * whole) / slices)} ${unit}`;
};

/** A Markdown table of the slices and of all together, and a sentence with the totals. */
export function districtLines(
  { cafeterias, tillsPerCafeteria, minutes, everyMs }: DistrictSize,
  { slices, marks, lostLinks, books }: DistrictMeasured,
): readonly string[] {
  const all = together(slices);
  const [first, last] = [marks.at(0), marks.at(-1)];
  const sales = all.took.length;
  const most = Math.max(...marks.map(({ megabytes }) => megabytes));
  return [
    "| when | sales | refused | ms of a sale, p50 | p95 | p99 | most | ms to the other tills, p50 | p99 | missed | MB | ms of a processor a sale, server | PostgreSQL |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...slices.map((slice, index) =>
      sliceRow(spanText(index, slices.length, minutes), slice, marks[index], marks[index + 1]),
    ),
    sliceRow("all", all, first, last),
    "",
    [
      `${count(sales)} sales in ${minutes} min (${(sales / minutes / 60).toFixed(1)} each second)`,
      `at ${count(cafeterias * tillsPerCafeteria)} tills of ${count(cafeterias)} cafeterias, one about every ${everyMs / 1000} s each;`,
      `${count(sum(Object.values(all.refused)))} refused or not answered,`,
      `${count(missedOf(all))} of ${count(all.due)} events missed, ${count(lostLinks)} links lost;`,
      `${first?.megabytes.toFixed(0)} MB before, ${last?.megabytes.toFixed(0)} MB after, ${most.toFixed(0)} MB at most at a slice's end;`,
      `the books agree: ${count(books.orders)} orders with those that warmed the tills up, ${count(books.postings)} postings.`,
    ].join(" "),
  ];
}
