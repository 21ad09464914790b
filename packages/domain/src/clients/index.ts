export {
  type ClientAccount,
  type Commensal,
  type CommensalStatus,
  type DiscountCategory,
  commensalStatuses,
} from "./client.ts";
export type { Diner } from "./diner.ts";
export { cardHolder } from "./card-holder.ts";
export { dinersOf } from "./diners-of.ts";
export { lastDinersFirst, withLastDiner } from "./last-diners.ts";
export { searchDiners } from "./search-diners.ts";
export { discountCategoryFor, minimumBalanceFor } from "./terms.ts";
export {
  type AccountRefusal,
  type AccountTerms,
  type ChargedAccount,
  belowMinimum,
  chargeAccount,
} from "./charge-account.ts";
export {
  type ClientOrder,
  type ClientSort,
  type ClientView,
  clientPageSize,
  clientSorts,
  clientViews,
  nextOrder,
  orderForSearch,
  sortDirections,
  standingOf,
} from "./client-list.ts";
export type { ManagedCategory, ManagedClient } from "./managed-client.ts";
export {
  type CommensalEntry,
  type CommensalFault,
  type CommensalRow,
  addRow,
  cancelRow,
  changeRow,
  changedRows,
  dropRow,
  editRow,
  keepAllRows,
  keepRow,
} from "./commensal-rows.ts";
export { type ClientEntry, type ClientFaults, checkClientEntry, clientEntryOf, emptyClient } from "./client-entry.ts";
export { type CardDraft, type CardEntry, type CardFaults, checkCardEntry } from "./card-entry.ts";
export {
  type DiscountEntry,
  type DiscountFaults,
  type DiscountTerms,
  checkDiscountEntry,
  emptyDiscount,
} from "./discount-entry.ts";
export { type Restrictions, type RestrictionFaults, checkRestrictionEntry, mostRestrictions } from "./restrictions.ts";
export { checkDiscount } from "./check-discount.ts";
export {
  type DeletionEntry,
  type DeletionFaults,
  checkDeletionEntry,
  decideDeletion,
  deletionEntryOf,
} from "./decide-deletion.ts";
export { type StatementEntry, type StatementKind, statementKinds, statementPageSize } from "./statement.ts";
