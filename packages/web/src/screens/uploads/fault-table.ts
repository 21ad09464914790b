import { type RowFault, faultsHeading } from "@cantina/domain/uploads";
import type { TableColumn, TableRow } from "../../composition/device/index.ts";

/** A file as it was read, and all that is wrong with it. */
export type FaultyFile = {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  readonly faults: readonly RowFault[];
};

const text = (value: string) => ({ kind: "text", text: value }) as const;

/** The file as it was sent, with what is wrong beside each row. */
export function faultTable({ headings, rows, faults }: FaultyFile): {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
} {
  const byRow = new Map<number, string[]>();
  for (const { row, column, reason } of faults) {
    const known = byRow.get(row);
    if (known === undefined) byRow.set(row, [`${column}: ${reason}`]);
    else known.push(`${column}: ${reason}`);
  }
  const labels = [...headings, faultsHeading];
  return {
    columns: labels.map((label) => ({ label, kind: "text" })),
    rows: rows.map(({ row, cells }) => [
      ...headings.map((_, index) => text(cells[index] ?? "")),
      text((byRow.get(row) ?? []).join(" · ")),
    ]),
  };
}
