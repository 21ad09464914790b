export {
  type IntervalItem,
  type IntervalTotals,
  type TakingTotals,
  intervalTotals,
  simplifiedItems,
  takingTotals,
  withoutCash,
} from "./cash-interval.ts";
export {
  type BranchChannel,
  type BranchDay,
  type BranchMovement,
  type BranchRow,
  type BranchTaking,
  branchReport,
} from "./branch-report.ts";
export { type Watcher, hidesCash, rowsFor } from "./blind-close.ts";
export { type BranchWords, branchLabel } from "./branch-label.ts";
