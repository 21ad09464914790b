import { mostCountRows } from "@cantina/domain/counts";
import * as v from "valibot";
import { givenInstant, idOf, instantText, namedPerson, wholeFrom } from "../wire/index.ts";

/** Each product once. */
export const newCount = v.object({
  rows: v.pipe(
    v.array(
      v.object({
        productId: idOf<"product">(),
        /** When its units on the shelf were counted. */
        countedAt: givenInstant,
        quantity: wholeFrom(0),
      }),
    ),
    v.minLength(1, "Debe contar al menos un producto"),
    v.maxLength(mostCountRows, `Hasta ${mostCountRows.toLocaleString("es-AR")} productos por conteo`),
  ),
});

/** By name. */
const countRows = v.array(
  v.object({
    productId: idOf<"product">(),
    productName: v.string(),
    countedAt: instantText,
    counted: v.number(),
    /** On the shelf at that instant, as the books know it: available and held by the orders that were pending. */
    expected: v.number(),
    /** Counted less expected. */
    difference: v.number(),
    /** Held by orders and not there. */
    shortage: v.number(),
    /** What its record adds, signed. */
    units: v.number(),
    /** Available after it. */
    resultingStock: v.number(),
    /** The count of a later instant that held already; this one moves nothing. */
    supersededBy: v.nullable(idOf<"count">()),
  }),
);

const countHead = {
  id: idOf<"count">(),
  dateTime: instantText,
  profileId: idOf<"profile">(),
  profile: v.nullable(namedPerson),
};

export const countSummary = v.object({
  ...countHead,
  products: v.number(),
  /** Products whose units differed from what was expected. */
  differing: v.number(),
  /** Units that are held by orders and weren't there. */
  shortage: v.number(),
});

export const stockCount = v.object({ ...countHead, rows: countRows });

/** Of a trial the id is null: it was not booked. */
export const bookedCount = v.object({ ...countHead, id: v.nullable(idOf<"count">()), rows: countRows });
