import { stayReasons } from "@cantina/domain/uploads";
import * as v from "valibot";
import { type Given, dateText, idOf, money } from "../wire/index.ts";

const rowFault = v.object({ row: v.number(), column: v.string(), value: v.string(), reason: v.string() });

export const productUpload = v.object({
  /** null: only checked, nothing was written. */
  batchId: v.nullable(v.string()),
  /** What the upload adds; empty as soon as there is one fault. */
  products: v.array(
    v.object({
      row: v.number(),
      name: v.string(),
      categoryId: idOf<"category">(),
      price: money,
      displayDates: v.array(dateText),
    }),
  ),
  faults: v.array(rowFault),
  /** Headings of columns that nothing is read from. */
  unused: v.array(v.string()),
  /** The file as it was read, for one with its faults beside its rows; only with faults. */
  headings: v.array(v.string()),
  rows: v.array(v.object({ row: v.number(), cells: v.array(v.string()) })),
});
export type ProductUploadData = Given<v.InferOutput<typeof productUpload>>;

export const undoneUpload = v.object({
  removed: v.number(),
  stayed: v.array(v.object({ productId: idOf<"product">(), name: v.string(), reason: v.picklist(stayReasons) })),
});
