export {
  type ClientAccount,
  type Commensal,
  type CommensalStatus,
  type DiscountCategory,
  commensalStatuses,
} from "./client.ts";
export { discountCategoryFor, minimumBalanceFor } from "./terms.ts";
