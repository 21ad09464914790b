import { stockStayReasons } from "@cantina/domain/uploads";
import { stockRecordTypes } from "@cantina/domain/stock";
import * as v from "valibot";
import { idOf } from "../wire/index.ts";
import { uploadFields } from "./upload.wire.ts";

export const stockUpload = v.object({
  ...uploadFields,
  /** The records that the upload writes. */
  records: v.array(
    v.object({
      row: v.number(),
      productId: idOf<"product">(),
      productName: v.string(),
      type: v.picklist(stockRecordTypes),
      amount: v.number(),
      /** What it leaves. */
      resultingStock: v.number(),
    }),
  ),
  /** Rows without a quantity, whose products stay as they are. */
  untouched: v.number(),
});

export const undoneStockUpload = v.object({
  removed: v.number(),
  stayed: v.array(v.object({ productId: idOf<"product">(), name: v.string(), reason: v.picklist(stockStayReasons) })),
});
