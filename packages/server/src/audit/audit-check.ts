/** One thing in the books that is not as it must be. `expected` and `found` are for a person to read. */
export type Discrepancy = {
  /** What was checked, in the operator's words. */
  readonly kind: string;
  readonly id: string;
  readonly expected: string;
  readonly found: string;
};

/**
 * `query` answers with one row (id, expected, found) per discrepancy and looks at whole tables at once, never row by row.
 * `agrees`, where that is slow, says by less work that it would find nothing: the fingerprints of both sides, sums over
 * their rows, are the same. For rows that differ they are so about once in 2^60 runs: the hashes begin with `run`, which
 * nobody knows before.
 */
export type AuditCheck = {
  readonly kind: string;
  readonly query: string;
  readonly agrees?: (run: number) => string;
  /** Compares with the present: nothing to say of books that a test dated by a clock of its own. */
  readonly isOfNow?: true;
};

/** SQL that writes minor units as people do; null stays null. */
export const money = (expression: string): string => `to_char((${expression})::numeric / 100, 'FM999999999999990.00')`;

/** Only by a revert do transactions get there. */
export const revertedStatuses = "('CANCELLED', 'CANCELLED_ARCHIVED', 'DELETED')";

/** Lines count from 1: an order without any has no first one, and a first one without an order is one too many. */
export const ordersMeetLines = (run: number): string => `
  (select sum(uuid_hash_extended(transaction_id, ${run})) from transaction_item where line = 1) is not distinct from
  (select sum(uuid_hash_extended(id, ${run})) from transaction where order_type = 'ORDER')`;
