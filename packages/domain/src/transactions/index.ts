export { type CancelReason, type Canceller, cancelReasons, cancellers } from "./cancel-reason.ts";
export { isOnlinePayment } from "./online-payment.ts";
export {
  type DecidedRevert,
  type ReturnPlace,
  type RevertFacts,
  type RevertRefusal,
  type SessionState,
  decideRevert,
  isRevertible,
} from "./decide-revert.ts";
export {
  type DateKind,
  type HistoryDates,
  type HistoryDatesRefusal,
  checkHistoryDates,
  dateKinds,
  historyRange,
  mayBeFuture,
} from "./history-dates.ts";
export {
  type Cancellation,
  type HistoryEntry,
  type NamedPerson,
  type ShownStatus,
  historyPageSize,
  historyTotal,
  isMoney,
  mostCountedRows,
  shownStatusOf,
} from "./history-entry.ts";
export { type LineFilter, isLineAsked, linesTotal } from "./lines-of.ts";
export { type PassChoice, passChoices } from "./passes-in.ts";
export {
  type RevertDraft,
  type RevertEntry,
  type RevertFaults,
  checkRevertEntry,
  emptyRevert,
} from "./revert-entry.ts";
export {
  type RefundAsked,
  type RefundShare,
  type RefundSum,
  type RefundableLine,
  refundShare,
  refundableUnits,
  takesAll,
} from "./refund-share.ts";
export { type DecidedRefund, type RefundFacts, type RefundRefusal, decideRefund } from "./decide-refund.ts";
export {
  type RefundDraft,
  type RefundEntry,
  type RefundFaults,
  checkRefundEntry,
  emptyRefund,
  isRefundable,
  refundAsked,
  refundSum,
  refundableLines,
} from "./refund-entry.ts";
