/** One thing in the books that is not as it must be. `expected` and `found` are for a person to read. */
export type Discrepancy = {
  /** What was checked, in the operator's words. */
  readonly kind: string;
  readonly id: string;
  readonly expected: string;
  readonly found: string;
};

/** `query` answers with one row (id, expected, found) per discrepancy and looks at whole tables at once, never row by row. */
export type AuditCheck = { readonly kind: string; readonly query: string };

/** SQL that writes minor units as people do; null stays null. */
export const money = (expression: string): string => `to_char((${expression})::numeric / 100, 'FM999999999999990.00')`;

/** Only by a revert do transactions get there. */
export const revertedStatuses = "('CANCELLED', 'CANCELLED_ARCHIVED', 'DELETED')";
