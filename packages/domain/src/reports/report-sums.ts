import { type Cents, cents, subtractMoney, sumMoney } from "../kernel/index.ts";
import type { ProductRow } from "./report-row.ts";

export type ReportSums = { readonly total: Cents; readonly totalDiscountAmount: Cents };

type Discounted = { readonly amount: Cents; readonly discountApplied: Cents };

/** REPORT-02 */
export const productSums = (rows: readonly Pick<ProductRow, "amount" | "discount">[]): ReportSums => ({
  total: sumMoney(rows.map(({ amount, discount }) => subtractMoney(amount, discount))),
  totalDiscountAmount: sumMoney(rows.map(({ discount }) => discount)),
});

export const discountedSums = (rows: readonly Discounted[]): ReportSums => ({
  total: amountSum(rows),
  totalDiscountAmount: sumMoney(rows.map(({ discountApplied }) => discountApplied)),
});

export const amountSum = (rows: readonly { readonly amount: Cents }[]): Cents =>
  sumMoney(rows.map(({ amount }) => amount));

type Proven = { readonly total: Cents; readonly ledgerTotal: Cents };

/** By how much a report is more than the ledger; 0: 'coincide con el libro'. REPORT-02 */
export const differenceFromLedger = ({ total, ledgerTotal }: Proven): Cents => subtractMoney(total, ledgerTotal);

/** What its units cost; null: nobody told what one costs. */
export const costOfRow = ({ avgItemCost, quantity }: Pick<ProductRow, "avgItemCost" | "quantity">): Cents | null =>
  avgItemCost === null ? null : cents(avgItemCost * quantity);
