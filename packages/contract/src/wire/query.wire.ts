import { cents, decimalFromCents } from "@cantina/domain/kernel";
import * as v from "valibot";
import { twoWay } from "./two-way.ts";

/** Some of these, with commas between them. */
export const listed = <T>(one: v.GenericSchema<string, T>) =>
  v.pipe(
    v.string(),
    twoWay(
      (text: string) => text.split(",").filter((part) => part !== ""),
      (parts) => parts.join(","),
    ),
    v.array(one),
    v.maxLength(200),
  );

/** A filter, with the word that narrows nothing. */
export const narrowing = <const T extends string, const All extends string>(values: readonly T[], all: All) =>
  v.optional(
    v.pipe(
      v.picklist([...values, all]),
      v.transform((value) => values.find((one) => one === value)),
    ),
  );

/** An amount ≥ 0 in a query, with a point before its cents. */
export const moneyQuery = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}(?:\.\d{1,2})?$/u, "Debe ser un importe con hasta 2 decimales"),
  twoWay(
    (text: string) => cents(Math.round(Number(text) * 100)),
    (amount) => String(decimalFromCents(amount)),
  ),
);
