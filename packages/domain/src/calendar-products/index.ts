export { type CalendarProduct, calendarLimits } from "./calendar-product.ts";
export { type OrderDatesFault, orderDateFault, orderDatesFault } from "./check-order-dates.ts";
export { type DividedPass, type PassDate, type PassMoment, dividePass } from "./divide-pass.ts";
export {
  type BookablePassSale,
  type PassOrder,
  type PassSaleFacts,
  type PassSaleRefusal,
  type PassSaleRequest,
  decidePassSale,
  saleOfPass,
} from "./decide-pass-sale.ts";
export { type PassQuote, quotePass } from "./quote-pass.ts";
export {
  type PassSaleEntry,
  type PassSaleFaults,
  type PassSaleIgnored,
  checkPassSaleEntry,
  nothingIgnored,
  quoteOf,
} from "./pass-sale-entry.ts";
export { decideDateCancel } from "./decide-date-cancel.ts";
export { datesLeft, findPasses, passStates } from "./find-passes.ts";
export {
  type ClassPriceFault,
  type PassDraft,
  type PassEntry,
  type PassFaults,
  type PassTerms,
  checkPassEntry,
  classPriceFaults,
  passEntryOf,
} from "./pass-entry.ts";
