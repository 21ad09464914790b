import { orderStatuses } from "@cantina/domain/orders";
import { beginsOrEnds, descriptionLimit, stockChangeTypes, stockRecordTypes } from "@cantina/domain/stock";
import * as v from "valibot";
import { dateText, idOf, instantText, namedPerson, textUpTo, wholeFrom } from "../wire/index.ts";

/** Units, a movement's from 1 on; how many there are when stock control ends is not asked for. */
export const newStockRecord = v.pipe(
  v.object({
    productId: idOf<"product">(),
    type: v.picklist(stockChangeTypes),
    amount: v.optional(wholeFrom(0), 0),
    description: v.optional(v.pipe(textUpTo(descriptionLimit), v.trim()), ""),
  }),
  v.forward(
    v.check(({ type, amount }) => amount >= 1 || beginsOrEnds(type), "Debe ser 1 o más"),
    ["amount"],
  ),
  v.forward(
    v.check(({ type, description }) => description !== "" || beginsOrEnds(type), "Es obligatorio"),
    ["description"],
  ),
);

export const stockRecord = v.object({
  id: v.number(),
  dateTime: instantText,
  productId: idOf<"product">(),
  productName: v.string(),
  sellerId: v.nullable(idOf<"profile">()),
  seller: v.nullable(namedPerson),
  type: v.picklist(stockRecordTypes),
  /** Units; the type says whether they came or went, and a count's are signed. */
  amount: v.number(),
  description: v.string(),
  /** The order that took them or gave them back. */
  transactionId: v.nullable(idOf<"order">()),
  transactionStatus: v.nullable(v.picklist(orderStatuses)),
  /** The count that it is of, or that it makes up a sale of before for. */
  countId: v.nullable(idOf<"count">()),
  /** What was left. */
  resultingStock: v.number(),
});

/** What came, and out of the stock what was missing. */
export const shortageResolution = v.object({
  received: wholeFrom(0),
  description: v.pipe(textUpTo(descriptionLimit), v.trim(), v.minLength(1, "Es obligatorio")),
});

export const resolvedShortage = v.object({
  id: v.pipe(v.string(), v.uuid()),
  productId: idOf<"product">(),
  name: v.string(),
  quantity: v.number(),
  orderId: v.nullable(idOf<"order">()),
  countId: v.nullable(idOf<"count">()),
  resolvedAt: instantText,
  resolvedBy: v.nullable(namedPerson),
  /** The record that resolved it, as records are told; null: it was looked at before records were named. */
  record: v.nullable(
    v.object({
      id: v.number(),
      type: v.picklist(stockRecordTypes),
      amount: v.number(),
      description: v.string(),
      countId: v.nullable(idOf<"count">()),
    }),
  ),
});

/** Units of a local day; by hand, by sales and by their reverts; by counts signed. */
const stockDay = v.object({
  day: dateText,
  received: v.number(),
  sold: v.number(),
  withdrawn: v.number(),
  returned: v.number(),
  counted: v.number(),
  end: v.number(),
});

/** Of the days on which anything moved, the first one first. */
export const stockReport = v.object({ start: v.number(), days: v.array(stockDay) });

/** Of a product with stock control. */
export const dailyStock = v.object({
  productId: idOf<"product">(),
  productName: v.string(),
  categoryId: idOf<"category">(),
  currentStock: v.number(),
  /** Held by pending orders that are picked up until the end of today, or have no pickup time. */
  reservedStock: v.number(),
  /** Held by those for later days. */
  reservedLater: v.number(),
  soldToday: v.number(),
});
