import { type Cents, centsFromDecimal } from "@cantina/domain/kernel";
import * as v from "valibot";

/** A JSON number with at most 2 decimals; minor units inside. More decimals are an error, never a rounding. */
export const money = v.pipe(
  v.number(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Cents => {
    const amount = centsFromDecimal(dataset.value);
    if (amount.ok) return amount.value;
    addIssue({ message: "Debe ser un importe con hasta 2 decimales" });
    return NEVER;
  }),
);

/** An amount ≥ 0. */
export const nonNegativeMoney = v.pipe(
  money,
  v.check((amount) => amount >= 0, "No puede ser negativo"),
);
