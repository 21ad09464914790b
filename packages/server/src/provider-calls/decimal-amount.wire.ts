import { type Cents, centsFromDecimal } from "@cantina/domain/kernel";
import * as v from "valibot";

/** As providers write amounts: in decimals, never more than two. */
export const decimalAmount = v.pipe(
  v.number(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Cents => {
    const read = centsFromDecimal(dataset.value);
    if (read.ok) return read.value;
    addIssue({ message: "an amount of more than 2 decimals" });
    return NEVER;
  }),
);
