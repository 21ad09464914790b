export {
  type ReportDiner,
  type ReportEntry,
  type ReportKind,
  firstReport,
  isAtCounter,
  isOfClasses,
  withClasses,
  withOrigin,
} from "./report-entry.ts";
export { type ReportFaults, type ReportQuestion, checkReport, datesFault, mayBeToCome } from "./check-report.ts";
export { followedDays } from "./followed-days.ts";
