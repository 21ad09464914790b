import * as v from "valibot";
import { twoWay } from "./two-way.ts";

const wholeText = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/u, "Debe ser un número entero"),
    twoWay(Number, String),
    v.minValue(least),
    v.maxValue(most),
  );

const most = 500;

/** Query parameters of a paged list. */
export const paging = {
  offset: v.optional(wholeText(0, 100_000_000), "0"),
  limit: v.optional(wholeText(1, most), "10"),
};

/** Of a list whose pages the specification doesn't name: whoever asks for none gets as much as there is of one. */
export const optionalPaging = { ...paging, limit: v.optional(wholeText(1, most), String(most)) };

/** A whole number in a query, both bounds included. */
export const wholeQuery = wholeText;
