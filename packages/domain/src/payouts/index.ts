export { type Payout, type PayoutPage, isPageAsked, payoutsPerPage } from "./payout.ts";
export { type SpreadsheetKind, spreadsheetKindOf } from "./payout-file.ts";
export type { PayoutSource } from "./payout-source.port.ts";
