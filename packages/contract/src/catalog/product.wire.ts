import { productTypes } from "@cantina/domain/catalog";
import { textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import { dateText, idOf, money, nameText, textUpTo, unitPrice } from "../wire/index.ts";

const wholeFrom = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(1_000_000_000));

export const product = v.object({
  id: idOf<"product">(),
  type: v.picklist(productTypes),
  name: v.string(),
  description: v.string(),
  categoryId: idOf<"category">(),
  position: v.number(),
  version: v.number(),
  price: money,
  classPrices: v.array(v.object({ classId: idOf<"class">(), price: money })),
  currentStock: v.nullable(v.number()),
  dailyLimit: v.nullable(v.number()),
  barcode: v.nullable(v.string()),
  shownInApp: v.boolean(),
  imageUrl: v.nullable(v.string()),
  hiddenForClasses: v.array(idOf<"class">()),
  displayDates: v.array(dateText),
});

export const category = v.object({
  id: idOf<"category">(),
  name: v.string(),
  position: v.number(),
  requestTimeLimit: v.nullable(v.string()),
});

export const newProduct = v.object({
  name: nameText,
  description: v.optional(textUpTo(textLimits.productDescription), ""),
  categoryId: idOf<"category">(),
  price: unitPrice,
  barcode: v.optional(v.nullable(v.pipe(textUpTo(64), v.trim(), v.minLength(1))), null),
  dailyLimit: v.optional(v.nullable(wholeFrom(0)), null),
  /** Units on hand; null: not stock controlled. */
  initialStock: v.optional(v.nullable(wholeFrom(0)), null),
  shownInApp: v.optional(v.boolean(), true),
});

export const newCategory = v.object({
  name: nameText,
  requestTimeLimit: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u, "Debe ser HH:mm:ss"))),
    null,
  ),
});
