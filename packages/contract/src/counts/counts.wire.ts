import * as v from "valibot";
import { idOf, wholeFrom } from "../wire/index.ts";
import { countHead, countedRow, newCountOf } from "./count-parts.wire.ts";

/** Each product once: the units on its shelf. */
export const newCount = newCountOf({ productId: idOf<"product">() }, wholeFrom(0), {
  nobody: "Debe contar al menos un producto",
  things: "productos",
});

/** By name. On the shelf stands what is available and held by the orders that were pending. */
const countRows = v.array(
  v.object({
    productId: idOf<"product">(),
    productName: v.string(),
    ...countedRow(v.number()),
    /** Held by orders and not there. */
    shortage: v.number(),
    /** What its record adds, signed. */
    units: v.number(),
    /** Available after it. */
    resultingStock: v.number(),
  }),
);

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
