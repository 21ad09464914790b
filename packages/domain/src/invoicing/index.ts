export { type InvoiceAmounts, type VatRate, invoiceAmounts, vatRates } from "./invoice-amounts.ts";
export { type InvoiceAuthority, type LoginTicket } from "./invoice-authority.port.ts";
export {
  type AskedInvoice,
  type AuthorityAnswer,
  type AuthorityFailure,
  type InvoiceRequest,
  type KeptInvoice,
} from "./authority-answer.ts";
export { type BooksOfSeries, type InvoiceOutcome, afterAnswer, afterLook } from "./follow-invoice.ts";
export {
  type InvoiceKind,
  type InvoiceLetter,
  type VatCondition,
  documentTypeOf,
  invoiceKinds,
  invoiceLetters,
  letterOf,
  letterOfDocument,
  vatConditions,
} from "./document-type.ts";
export { type InvoiceStatus, invoiceStatuses, invoiceTransitions } from "./invoice-status.ts";
export {
  type InvoiceAt,
  type InvoiceSource,
  type SoldThing,
  invoiceAts,
  invoiceSources,
  invoicedTypes,
  isInvoiced,
  sourceOf,
} from "./what-is-invoiced.ts";
export {
  type InvoicingField,
  type InvoicingFault,
  type InvoicingSettings,
  type IssuerFields,
  emptyInvoicing,
  invoicingFaults,
  missingFields,
} from "./invoicing-settings.ts";
export {
  type InvoicingEntry,
  type InvoicingFaults,
  checkInvoicingEntry,
  invoicingEntryOf,
  invoicingLimits,
} from "./invoicing-entry.ts";
export { type Identification, needsDocument, usualIdentification } from "./needs-document.ts";
export { isCuit } from "./cuit.ts";
export type { OrderInvoice } from "./order-invoice.ts";
export { nextTryMs } from "./next-try.ts";
export { invoiceNumberText } from "./invoice-number-text.ts";
export { type QrOf, qrAddress, usualQrBase } from "./qr-address.ts";
export {
  type InvoiceLine,
  type InvoicePaper,
  correctionText,
  documentCodeText,
  invoiceLines,
  invoiceName,
  invoiceWords,
  tellsVat,
} from "./invoice-paper.ts";
