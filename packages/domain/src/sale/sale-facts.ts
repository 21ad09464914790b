import type { PrivilegeLevel } from "../access/index.ts";
import type { Cafeteria } from "../cafeteria/index.ts";
import type { Product, PromotionItem } from "../catalog/index.ts";
import type { ClientAccount, Commensal, DiscountCategory } from "../clients/index.ts";
import type { UserCouponFact } from "../coupons/index.ts";
import type { Cents, Instant, ProductId, UserCouponId } from "../kernel/index.ts";

/** What a version of a product cost. */
export type VersionPrice = Pick<Product, "price" | "classPrices">;

export type ProductFact = {
  readonly product: Pick<
    Product,
    | "id"
    | "type"
    | "name"
    | "version"
    | "price"
    | "classPrices"
    | "currentStock"
    | "dailyLimit"
    | "hiddenForClasses"
    | "allergens"
    | "seals"
  > & { readonly items: readonly PromotionItem[] };
  readonly isDeleted: boolean;
  /** Units in the day's not-cancelled orders of everybody; needed only where there is a dailyLimit. */
  readonly soldToday: number;
  /** Earlier versions that the request names, by number. The current one may be left out. */
  readonly versions: ReadonlyMap<number, VersionPrice>;
};

export type DinerFact = {
  readonly commensal: Pick<Commensal, "id" | "status" | "classId" | "dailyLimit" | "allergens">;
  readonly client: Pick<ClientAccount, "id" | "balance" | "minimumBalance">;
  /** By `discountCategoryFor`. */
  readonly category: DiscountCategory;
  /** Total of the commensal's not-cancelled orders of the local day, whatever the payment method. */
  readonly spentToday: Cents;
};

/** All that a decision depends on, read inside the transaction that books it and only from the seller's cafeteria. */
export type SaleFacts = {
  readonly at: Instant;
  readonly sellerLevel: PrivilegeLevel | null;
  readonly isRegisterOpen: boolean;
  readonly cafeteria: Pick<
    Cafeteria,
    "features" | "customPaymentMethod" | "allowIgnoreMinimumBalance" | "balanceFloor" | "countryId" | "sealPolicy"
  >;
  /** The request's commensal; null when this cafeteria has none of that id. */
  readonly diner: DinerFact | null;
  /** The request's products and the items of its promotions, deleted ones included; what is missing is unknown to this cafeteria. */
  readonly products: ReadonlyMap<ProductId, ProductFact>;
  /** Products that this commensal may not have. */
  readonly restrictedProductIds: ReadonlySet<ProductId>;
  /** The bought coupons that the request names; what is missing is unknown to this cafeteria. */
  readonly userCoupons: ReadonlyMap<UserCouponId, UserCouponFact>;
};
