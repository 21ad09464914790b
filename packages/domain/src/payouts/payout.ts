import type { Cents, LocalDate } from "../kernel/index.ts";

/** What the provider paid out to a canteen at once; its id is the provider's. */
export type Payout = {
  readonly id: string;
  readonly payoutDate: LocalDate;
  readonly totalBeforeFees: Cents;
  /** What was dispersed to the canteen. */
  readonly total: Cents;
};

/** Counts from 1. */
export type PayoutPage = {
  readonly page: number;
  readonly data: readonly Payout[];
  readonly totalPages: number;
};

/** Specification §9. */
export const payoutsPerPage = 10;

/** PAYOUT-02 */
export function isPageAsked({ page, data, totalPages }: PayoutPage, asked: number): boolean {
  if (page !== asked || data.length > payoutsPerPage) return false;
  if (new Set(data.map(({ id }) => id)).size < data.length) return false;
  return data.length === 0 || page <= totalPages;
}
