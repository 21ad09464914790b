import { productStayReasons } from "@cantina/domain/uploads";
import * as v from "valibot";
import { dateText, idOf, money } from "../wire/index.ts";
import { uploadFields } from "./upload.wire.ts";

export const productUpload = v.object({
  ...uploadFields,
  /** What the upload adds. */
  products: v.array(
    v.object({
      row: v.number(),
      name: v.string(),
      categoryId: idOf<"category">(),
      price: money,
      displayDates: v.array(dateText),
    }),
  ),
});

export const undoneUpload = v.object({
  removed: v.number(),
  stayed: v.array(v.object({ productId: idOf<"product">(), name: v.string(), reason: v.picklist(productStayReasons) })),
});
