export { type AutoPrintEvent, type AutoPrintPorts, type WonTicket, autoPrintMachine } from "./auto-print.machine.ts";
export { beyondLatin1 } from "./code-page.ts";
export { ticketWidth } from "./columns.ts";
export { type TicketCouponSale, couponSaleTicket } from "./coupon-sale-ticket.ts";
export { type TicketBranch, branchTicket } from "./branch-ticket.ts";
export { type TicketInvoice, invoiceTicket } from "./invoice-ticket.ts";
export { paperText } from "./paper-text.ts";
export { type QrSquares, qrPath } from "./qr-path.ts";
export { type TicketInterval, type IntervalRow, intervalTicket } from "./interval-ticket.ts";
export { type TicketOrder, orderTicket } from "./order-ticket.ts";
export {
  type ClaimEnd,
  type ClaimFacts,
  type ClaimOutcome,
  type DeviceId,
  type PrintClaimId,
  claimEnds,
  claimOutcomes,
  decideClaim,
} from "./print-claim.ts";
export type { AnsweredClaim, AskedClaim, PrintClaimsPort } from "./print-claims.port.ts";
export { type PrintHistory, afterFetch, isSeen, noPrintHistory, withSeen } from "./print-history.ts";
export type { PrintFact, PrintQueueEvent, PrintRefusal, QueuedJob } from "./print-queue.events.ts";
export { printQueueMachine } from "./print-queue.machine.ts";
export { type PrintQueueView, printQueueView } from "./print-queue.view.ts";
export {
  type PrintRoute,
  type PrintSettings,
  firstPrintSettings,
  printRoutes,
  stationLimit,
} from "./print-settings.ts";
export { printerLinkMachine } from "./printer-link.machine.ts";
export { type PrinterLinkState, printerLinkState } from "./printer-link.view.ts";
export type { PrintFailure, PrinterLinkPort, PrinterPort } from "./printer.port.ts";
export { type PrintableOrder, printsByItself } from "./prints-by-itself.ts";
export { type TicketSummary, summaryTicket } from "./summary-ticket.ts";
export { testTicket } from "./test-ticket.ts";
export { type TicketRow, ticketRows, ticketText } from "./ticket-rows.ts";
export { type TicketTopUp, topUpTicket } from "./top-up-ticket.ts";
export {
  type PrintAnswer,
  type PrintJob,
  type PrintStatus,
  type TicketLine,
  printAnswer,
  printJob,
  printStatuses,
} from "./ticket.ts";
