import { cartLimits } from "./cart-limits.ts";

/** So many units of what is chosen next. */
export type TypedQuantity = {
  /** Nothing was typed: 1. null: what was typed is no quantity, and nothing may be added by it. */
  readonly quantity: number | null;
  readonly isTyped: boolean;
  /** What follows: a search, or a code. */
  readonly rest: string;
};

const form = /^\s*(?<digits>\d+)\s*\*(?<rest>.*)$/su;

/** What a scanned code means. `product` undefined: no product has it. */
export type ScannedUnits<P> = {
  readonly product: P | undefined;
  /** As of a typed quantity. */
  readonly quantity: number | null;
  /** Only how many: what of it is scanned next. */
  readonly isQuantityAlone: boolean;
};

/**
 * A product whose own code has a "*" is found by the whole of it, and is one; a code that brings its quantity, as keypads
 * with a reader send it, says how many; any other is so many as `waiting` says. SALE-85
 */
export function scannedUnits<P>(
  code: string,
  find: (barcode: string) => P | undefined,
  waiting: TypedQuantity,
): ScannedUnits<P> {
  const known = find(code);
  const read = typedQuantity(code);
  if (!read.isTyped) return { product: known, quantity: waiting.quantity, isQuantityAlone: false };
  if (known !== undefined) return { product: known, quantity: 1, isQuantityAlone: false };
  const rest = read.rest.trim();
  return { product: find(rest), quantity: read.quantity, isQuantityAlone: rest === "" };
}

/** Reads "30*" before a search or a code; any other text is one as it stands. SALE-85 */
export function typedQuantity(text: string): TypedQuantity {
  const { digits, rest = "" } = form.exec(text)?.groups ?? {};
  if (digits === undefined) return { quantity: 1, isTyped: false, rest: text };
  const quantity = Number(digits);
  return { quantity: quantity > 0 && quantity <= cartLimits.quantity ? quantity : null, isTyped: true, rest };
}
