import { type Cents, centsFromDecimal, decimalFromCents } from "@cantina/domain/kernel";
import * as v from "valibot";
import { twoWayOr } from "./two-way.ts";

function readMoney(decimal: number): Cents | undefined {
  const amount = centsFromDecimal(decimal);
  return amount.ok ? amount.value : undefined;
}

/** A JSON number with at most 2 decimals; minor units inside. More decimals are an error, never a rounding. */
export const money = v.pipe(
  v.number(),
  twoWayOr("Debe ser un importe con hasta 2 decimales", readMoney, decimalFromCents),
);

/** An amount ≥ 0. */
export const nonNegativeMoney = v.pipe(
  money,
  v.check((amount) => amount >= 0, "No puede ser negativo"),
);
