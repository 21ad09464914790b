export type { BalanceChargeRow, ClassRow, CommensalRow, PaymentRow, ProductRow } from "./report-row.ts";
export {
  type HistoryBehind,
  type ReportFilter,
  type SaleDateKind,
  type Whole,
  historyBehind,
  historyBehindAll,
  saleDateKinds,
} from "./history-behind.ts";
export { type Bar, type LargestRows, type Together, largestRows, moreBars, mostBars } from "./largest-rows.ts";
export {
  type ReportSums,
  amountSum,
  costOfRow,
  differenceFromLedger,
  discountedSums,
  productSums,
} from "./report-sums.ts";
export { type ReportRow, rowKey } from "./row-key.ts";
