import * as v from "valibot";

const rowFault = v.object({ row: v.number(), column: v.string(), value: v.string(), reason: v.string() });

/** What the answer to any uploaded file holds, beside what the file does; that is empty as soon as there is one fault. */
export const uploadFields = {
  /** null: only checked, nothing was written. */
  batchId: v.nullable(v.string()),
  faults: v.array(rowFault),
  /** Headings of columns that nothing is read from. */
  unused: v.array(v.string()),
  /** The file as it was read, for one with its faults beside its rows; only with faults. */
  headings: v.array(v.string()),
  rows: v.array(v.object({ row: v.number(), cells: v.array(v.string()) })),
};
