import type { Allergen } from "../allergens/index.ts";
import type { DiscountCategory } from "../clients/index.ts";
import type {
  BasisPoints,
  CartId,
  Cents,
  CommensalId,
  IdempotencyKey,
  Instant,
  ProductId,
  ProfileId,
  RegisterSessionId,
} from "../kernel/index.ts";
import type { PaymentPart } from "../orders/index.ts";
import type { Seal } from "../school-rules/index.ts";
import type { GenericItem } from "./sale-request.ts";

/** What is paid without asking the server: an account needs its balance. SALE-40 */
export const latePaymentMethods = ["CASH", "CARD", "CUSTOM"] as const;
export type LatePaymentMethod = (typeof latePaymentMethods)[number];

export type LateProductItem = {
  readonly type: "PRODUCT";
  readonly productId: ProductId;
  readonly productVersion: number;
  /** What one unit was sold at. */
  readonly price: Cents;
  readonly quantity: number;
};

export type LateItem = LateProductItem | GenericItem;

/** A sale that happened without the server: it is told of it as a fact. */
export type LateSale = {
  readonly cartId: CartId;
  readonly orderItems: readonly LateItem[];
  readonly commensalId: CommensalId | null;
  /** Those of the commensal that the seller was told of and sold in spite of. ALLERGEN-06 */
  readonly ignoredAllergens?: readonly Allergen[] | undefined;
  /** Those that the seller was told of and sold in spite of. SCHOOL-08 */
  readonly ignoredSeals?: readonly Seal[] | undefined;
  readonly comments: string;
  readonly paymentMethod: LatePaymentMethod;
  /** Where several paid, what each of them did. SPLIT-07 */
  readonly payments?: readonly PaymentPart<LatePaymentMethod>[] | undefined;
  /** What the buyer paid. */
  readonly totalPrice: Cents;
  /** null: none entered. 0 counts as entered. */
  readonly sellerDiscount: BasisPoints | null;
  /** Terms of the diner's category as the till knew them. */
  readonly dinerDiscount: Pick<DiscountCategory, "rate" | "maxDiscount"> | null;
  readonly markAsCompleted: boolean;
  /** By the server's clock as the till goes on with it, or by the device's where the till never heard it. */
  readonly soldAt: Instant;
  /** What the device's own clock showed; null: of a till that didn't keep it. */
  readonly deviceTime: Instant | null;
  readonly sellerId: ProfileId;
  /** The seller's register session as the till knew it. */
  readonly registerSessionId: RegisterSessionId | null;
};

/** One of the reasons why no till of this product can have made the sale. */
export const lateFaults = [
  // No sale is refused for its time any more, but tills and kept answers still hold such refusals.
  "IN_FUTURE",
  "TOO_OLD",
  "UNKNOWN_COMMENSAL",
  "UNKNOWN_PRODUCT",
  "UNKNOWN_PRICE",
  "UNKNOWN_DISCOUNT",
  "WRONG_TOTAL",
] as const;
export type LateFault = (typeof lateFaults)[number];

export type LateRefusal =
  | { readonly code: "INVALID_LATE_SALE"; readonly data: LateFault }
  /** The seller might not sell any more when it was sold. */
  | { readonly code: "SELLER_NOT_ALLOWED" }
  /** In another's name; that is for administrators. */
  | { readonly code: "WRONG_PERMISSIONS" }
  /** The session that it was sold in is closed, and the next one is not open yet. */
  | { readonly code: "CLOSED_CASH_FLOW" };

/** A sale in the outbox. */
export type QueuedSale = {
  readonly key: IdempotencyKey;
  readonly sale: LateSale;
  /** Why the server will not have it; null: waits to be sent. */
  readonly refusal: LateSendRefusal | null;
};

/** A certain answer other than a booked sale. `error` is the server's code. */
export type LateSendRefusal =
  | Extract<LateRefusal, { readonly code: "INVALID_LATE_SALE" | "SELLER_NOT_ALLOWED" }>
  | { readonly code: "REFUSED"; readonly error: string };
