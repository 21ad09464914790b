import * as v from "valibot";

/** A whole number from 1 on. */
export const wholeUpTo = (most: number) =>
  v.pipe(v.number(), v.integer("Debe ser un número entero"), v.minValue(1, "Debe ser 1 o más"), v.maxValue(most));
