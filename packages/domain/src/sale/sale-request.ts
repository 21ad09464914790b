import type { Allergen } from "../allergens/index.ts";
import type { CounterPaymentMethod } from "../cafeteria/index.ts";
import type { ExchangedCoupon } from "../coupons/index.ts";
import type { PaymentPart } from "../orders/index.ts";
import type { BasisPoints, CartId, Cents, ClassId, CommensalId, ProductId, ProfileId } from "../kernel/index.ts";
import type { Seal } from "../school-rules/index.ts";

export type ProductItem = {
  readonly type: "PRODUCT";
  readonly productId: ProductId;
  readonly quantity: number;
  /** The version that the till priced this line from. */
  readonly productVersion: number;
  /** What one unit was shown at and what it was called, where somebody says so. SALE-13 SALE-17 */
  readonly price?: Cents | null | undefined;
  readonly name?: string | null | undefined;
  readonly productLabel?: string | null | undefined;
  /** Bought coupons that pay some of the units. */
  readonly exchangedCoupons: readonly ExchangedCoupon[];
};

/** Carries the seller's own name and price. */
export type GenericItem = {
  readonly type: "GENERIC";
  readonly name: string;
  readonly price: Cents;
  readonly quantity: number;
  /** A coupon pays for products only. SALE-33 */
  readonly exchangedCoupons?: readonly ExchangedCoupon[] | undefined;
};

export type SaleItem = ProductItem | GenericItem;

/** What a prompt may grant to one attempt of a cart. */
export type IgnoreFlags = {
  /** The commensal's daily limit. */
  readonly ignoreLimit: boolean;
  /** The products' daily limits; never their stock. */
  readonly ignoreAllProductsDailyLimit: boolean;
  /** The minimum balance, where the cafeteria allows it; never its floor. */
  readonly ignoreInsufficientBalance: boolean;
};

/** The body of an order, decoded. */
export type SaleRequest = IgnoreFlags & {
  /** Kept over all attempts of one cart, which is sold at most once. */
  readonly cartId: CartId;
  readonly orderItems: readonly SaleItem[];
  readonly commensalId: CommensalId | null;
  /** The commensal's own, where somebody names them. */
  readonly buyerId?: ProfileId | null | undefined;
  readonly commensalClassId?: ClassId | null | undefined;
  /** Those of the commensal that the seller was told of and sells in spite of. ALLERGEN-03 ALLERGEN-04 */
  readonly ignoredAllergens?: readonly Allergen[] | undefined;
  /** Those that the seller was told of and sells in spite of. SCHOOL-05 */
  readonly ignoredSeals?: readonly Seal[] | undefined;
  readonly comments: string;
  readonly paymentMethod: CounterPaymentMethod;
  /** Where several pay, what each of them does, that method's among them. SPLIT-01 */
  readonly payments?: readonly PaymentPart<CounterPaymentMethod>[] | undefined;
  /** The total that the seller saw; null: judge the named versions' prices instead. */
  readonly expectedTotal: Cents | null;
  /** null: none entered. 0 counts as entered. */
  readonly sellerDiscount: BasisPoints | null;
  readonly markAsCompleted: boolean;
};
