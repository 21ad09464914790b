export {
  type IntervalItem,
  type IntervalTotals,
  type TakingTotals,
  hidesCash,
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
export { branchLabel } from "./branch-label.ts";
