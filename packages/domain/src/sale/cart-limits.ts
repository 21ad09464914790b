import { cents } from "../kernel/index.ts";

/** Far above any real sale, and low enough that every sum of a full cart is an exact number. SALE-04 */
export const cartLimits = {
  lines: 500,
  /** Units on one line. */
  quantity: 9_999,
  unitPrice: cents(1_000_000_000),
  /** Far above any note, and far below what is no exact number. */
  tendered: cents(99_999_999_999),
} as const;
