export {
  type ClientAccount,
  type Commensal,
  type CommensalStatus,
  type DiscountCategory,
  commensalStatuses,
} from "./client.ts";
export type { Diner } from "./diner.ts";
export { dinersOf } from "./diners-of.ts";
export { searchDiners } from "./search-diners.ts";
export { discountCategoryFor, minimumBalanceFor } from "./terms.ts";
export { type AccountRefusal, type AccountTerms, type ChargedAccount, chargeAccount } from "./charge-account.ts";
