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

/** Reads "30*" before a search or a code; any other text is one as it stands. SALE-85 */
export function typedQuantity(text: string): TypedQuantity {
  const { digits, rest = "" } = form.exec(text)?.groups ?? {};
  if (digits === undefined) return { quantity: 1, isTyped: false, rest: text };
  const quantity = Number(digits);
  return { quantity: quantity > 0 && quantity <= cartLimits.quantity ? quantity : null, isTyped: true, rest };
}
