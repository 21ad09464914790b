import * as v from "valibot";

/** A whole number from `least` to a thousand million. */
export const wholeFrom = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(1_000_000_000));
