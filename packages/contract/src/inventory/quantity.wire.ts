import {
  type PaidPrice,
  type Quantity,
  decimalFromQuantity,
  largestEntry,
  paidPrice,
  quantityFromDecimal,
} from "@cantina/domain/inventory";
import * as v from "valibot";
import { twoWay, twoWayOr } from "../wire/index.ts";

/** A JSON number with at most 2 decimals; whole hundredths of the unit inside. */
export const quantity = v.pipe(
  v.number(),
  twoWayOr(
    "Debe ser una cantidad con hasta 2 decimales",
    (decimal: number): Quantity | undefined => quantityFromDecimal(decimal) ?? undefined,
    decimalFromQuantity,
  ),
);

/** What a person enters: from 0 on. */
export const enteredQuantity = v.pipe(
  quantity,
  v.check((hundredths) => hundredths >= 0, "No puede ser negativa"),
  v.check((hundredths) => hundredths <= largestEntry, "Es demasiado grande"),
);

/** What was paid for a unit: a JSON number with at most 6 decimals, ten-thousandths of a cent inside. */
export const paidUnitPrice = v.pipe(
  v.number(),
  twoWay(
    (decimal: number): PaidPrice => paidPrice(Math.round(decimal * 1_000_000)),
    (price) => price / 1_000_000,
  ),
);

/** A quantity from 0.01 on in a query. */
export const quantityText = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(?:\.\d{1,2})?$/u, "Debe ser una cantidad con hasta 2 decimales"),
  twoWay(Number, String),
  enteredQuantity,
  v.check((hundredths) => hundredths > 0, "Debe ser 0,01 o más"),
);
