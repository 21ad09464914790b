export { BrokenInvariant } from "./broken-invariant.ts";
export { type Result, accepted, refused } from "./result.ts";
export { type StaleEntry, checkVersion } from "./check-version.ts";
export { withChange } from "./with-change.ts";
export {
  type Cents,
  addMoney,
  cents,
  maxMoney,
  minMoney,
  multiplyMoney,
  negateMoney,
  noMoney,
  subtractMoney,
  sumMoney,
} from "./cents.ts";
export {
  type BasisPoints,
  basisPoints,
  basisPointsFromPercent,
  percentFromBasisPoints,
  shareOf,
} from "./basis-points.ts";
export { allocate } from "./allocate.ts";
export { compareNames } from "./compare-names.ts";
export { type DecimalFailure, centsFromDecimal, decimalFromCents } from "./decimal.ts";
export { type MoneyTextFailure, formatMoney, formatMoneyShort, parseMoneyText } from "./money-text.ts";
export { loadTemporal, temporal } from "./temporal.ts";
export {
  type Instant,
  type InstantRange,
  type LocalDate,
  type LocalTime,
  type TimeZone,
  addDays,
  dayRange,
  instant,
  instantAt,
  localDate,
  localDateIfAny,
  localDateOf,
  localTime,
  localTimeOf,
  timeZone,
} from "./local-time.ts";
export { instantAfter, millisecondsBetween } from "./milliseconds-between.ts";
export { type DeviceReading, type KeptTillTime, type TillTime, hearServer, keep, readOn, resume } from "./till-time.ts";
export type { Clock } from "./clock.port.ts";
export type { NewId } from "./new-id.port.ts";
export * from "./id.ts";
export { lastPage } from "./last-page.ts";
export { type ReportDaysFault, mostReportDays, reportDaysFault } from "./report-days.ts";
export { matchesSearch, searchText } from "./search-text.ts";
export { type EmailFault, emailFault, emailShape, isEmail } from "./email.ts";
export { isOutcomeUnknown } from "./is-outcome-unknown.ts";
export { type TextFault, textFault } from "./text-fault.ts";
export { textLimits } from "./text-limits.ts";
export { chosenOf } from "./chosen-of.ts";
export { readClockEntry } from "./clock-entry.ts";
export type { OptionalNumber, Unreadable } from "./optional-number.ts";
export { readWholeEntry } from "./whole-entry.ts";
export { type Weekday, weekdayOf, weekdays } from "./weekday.ts";
