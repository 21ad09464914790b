import type { BalanceChargeRow, ClassRow, CommensalRow, PaymentRow, ProductRow } from "./report-row.ts";

export type ReportRow = ProductRow | CommensalRow | ClassRow | PaymentRow | BalanceChargeRow;

function subjectOf(row: ReportRow): readonly (string | number)[] {
  if ("productVersion" in row) return [row.productId ?? row.name, row.productVersion ?? "", row.price];
  if ("commensalId" in row) return [row.commensalId ?? ""];
  if ("classId" in row) return [row.classId ?? ""];
  return "profileId" in row ? [row.profileId, row.paymentMethod] : [row.paymentMethod];
}

/** What no other row of its report has. */
export const rowKey = (row: ReportRow): string => JSON.stringify([row.isReturn, ...subjectOf(row)]);
