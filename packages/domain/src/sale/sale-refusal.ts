import type { Allergen } from "../allergens/index.ts";
import type { AccountRefusal } from "../clients/index.ts";
import type { Cents, ProductId } from "../kernel/index.ts";
import type { SealFound } from "../school-rules/index.ts";

export type Shortage = {
  readonly productId: ProductId;
  readonly name: string;
  /** Units that may still be sold. */
  readonly available: number;
};

export type Restricted = { readonly productId: ProductId; readonly name: string };

/** What is sold, and which allergens of the commensal it contains. */
export type AllergenFound = {
  readonly productId: ProductId;
  readonly name: string;
  readonly allergens: readonly Allergen[];
};

export type ChangedPrice = {
  readonly productId: ProductId;
  readonly name: string;
  /** The version in force now. */
  readonly version: number;
  readonly shownPrice: Cents;
  readonly price: Cents;
};

export type PriceDifference = {
  readonly shownTotal: Cents;
  readonly total: Cents;
  readonly lines: readonly ChangedPrice[];
};

/** Why a sale is not booked; `data` is what the wire carries as ExtraData. */
export type SaleRefusal =
  | {
      readonly code:
        | "CLOSED_CASH_FLOW"
        | "WRONG_USER"
        | "WRONG_COMMENSAL"
        | "COMMENSAL_MISSING"
        | "WRONG_PAYMENT_METHOD"
        | "WRONG_PRODUCT"
        | "DELETED_PRODUCT"
        | "COUPONS_NOT_AVAILABLE"
        | "INVALID_COUPON_AMOUNT";
    }
  /** data: what the commensal may not have. A server of the release before says none. */
  | { readonly code: "RESTRICTED_ORDER"; readonly data?: readonly Restricted[] | undefined }
  | { readonly code: "ALLERGENS_CONTAINED"; readonly data: readonly AllergenFound[] }
  | { readonly code: "SEALS_CONTAINED" | "SEALS_BLOCKED"; readonly data: readonly SealFound[] }
  | { readonly code: "OUT_OF_STOCK" | "DAILY_STOCK_LIMIT_EXCEEDED"; readonly data: readonly Shortage[] }
  | { readonly code: "PRICE_CHANGED"; readonly data: PriceDifference }
  /** data: the amount left to the commensal today. */
  | { readonly code: "DAILY_LIMIT_EXCEEDED"; readonly data: Cents }
  | AccountRefusal;
