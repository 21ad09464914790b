import type { PromotionItem } from "../catalog/index.ts";
import type { ExchangedCoupon } from "../coupons/index.ts";
import type { Cents, ClassId, ProductId, ProfileId } from "../kernel/index.ts";
import type { PricedSale } from "./price-sale.ts";
import type { SaleItem } from "./sale-request.ts";

export type BookableLine = {
  readonly type: SaleItem["type"];
  /** null for a generic item. */
  readonly productId: ProductId | null;
  readonly productVersion: number | null;
  readonly name: string;
  /** What each unit of a promotion held when it was sold. SALE-65 */
  readonly items: readonly PromotionItem[];
  readonly unitPrice: Cents;
  readonly quantity: number;
  /** Each bought coupon once, by id. */
  readonly exchangedCoupons: readonly ExchangedCoupon[];
  /** Of the units that no coupon pays. */
  readonly gross: Cents;
  readonly discount: Cents;
  readonly total: Cents;
};

/** An ignore flag without which the sale would have been refused, and by how much the rule was passed. */
export type UsedIgnore =
  | { readonly flag: "ignoreLimit" | "ignoreInsufficientBalance"; readonly over: Cents }
  | { readonly flag: "ignoreAllProductsDailyLimit"; readonly overUnits: number }
  /** How many of the commensal's; which ones, its list and the recipes tell whoever may read them. ALLERGEN-06 */
  | { readonly flag: "ignoreAllergens"; readonly allergens: number }
  /** How many different ones; which, the products tell. SCHOOL-08 */
  | { readonly flag: "ignoreSeals"; readonly seals: number };

/** By how much a rule was passed, in whatever it counts. */
export function amountPassed(used: UsedIgnore): number {
  if (used.flag === "ignoreAllergens") return used.allergens;
  if (used.flag === "ignoreSeals") return used.seals;
  return used.flag === "ignoreAllProductsDailyLimit" ? used.overUnits : used.over;
}

export type StockDecrement = { readonly productId: ProductId; readonly quantity: number };

/** A sale that passed every check, ready to be written. */
export type BookableSale = Pick<PricedSale, "subtotal" | "discount" | "discountSource" | "total"> & {
  readonly lines: readonly BookableLine[];
  readonly usedIgnores: readonly UsedIgnore[];
  /** One per stock controlled product, lowest product id first, so that all sales lock rows in one order. */
  readonly stockDecrements: readonly StockDecrement[];
  /** The client of the commensal, whatever the payment method. */
  readonly buyerId: ProfileId | null;
  readonly commensalClassId: ClassId | null;
  /** Of the account that pays; null when no account does. */
  readonly balanceAfter: Cents | null;
};
