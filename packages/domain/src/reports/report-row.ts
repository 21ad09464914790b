import type { PaymentMethod } from "../cafeteria/index.ts";
import type { PromotionItem } from "../catalog/index.ts";
import type { Cents, ClassId, CommensalId, ProductId, ProfileId } from "../kernel/index.ts";
import type { NamedPerson } from "../transactions/index.ts";

/** Each row is either of what was sold or, below 0, of what was given back in those days. REPORT-01 */
type Signed = { readonly isReturn: boolean };

/** One version of a product at one price; what had no product goes by its name. REPORT-03 */
export type ProductRow = Signed & {
  readonly type: "PRODUCT" | "GENERIC";
  readonly productId: ProductId | null;
  readonly productVersion: number | null;
  readonly name: string;
  /** No longer in the catalogue. */
  readonly isDeleted: boolean;
  /** What all units of a promotion held together. */
  readonly items: readonly PromotionItem[];
  readonly price: Cents;
  readonly quantity: number;
  readonly exchangedCouponsCount: number;
  /** Of a unit, as it stood in that version; null: nobody told. */
  readonly avgItemCost: Cents | null;
  /** Price × (quantity − exchanged coupons). */
  readonly amount: Cents;
  readonly discount: Cents;
};

/** What was paid, once discounts were taken off. */
type Counted = Signed & { readonly count: number; readonly amount: Cents };

/** commensalId null: sold to nobody known. */
export type CommensalRow = Counted & {
  readonly commensalId: CommensalId | null;
  readonly commensal: NamedPerson | null;
  readonly discountApplied: Cents;
};

/** Of the class that a commensal was in then; null: of none. */
export type ClassRow = Counted & {
  readonly classId: ClassId | null;
  readonly className: string | null;
  readonly discountApplied: Cents;
};

export type PaymentRow = Counted & { readonly paymentMethod: PaymentMethod };

/** REPORT-05 */
export type BalanceChargeRow = PaymentRow & {
  readonly profileId: ProfileId;
  readonly client: NamedPerson;
};
