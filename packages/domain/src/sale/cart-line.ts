import type { Product } from "../catalog/index.ts";
import type { ExchangedCoupon } from "../coupons/index.ts";
import type { Cents } from "../kernel/index.ts";

export type ProductLine = {
  readonly kind: "PRODUCT";
  /** The product's id: a product stands on one line. */
  readonly key: string;
  /** As the seller saw it: it prices the line until a newer one is accepted. SALE-21 */
  readonly product: Product;
  /** What the catalogue says now: the same, unless something of it is to be accepted; null: it has left. */
  readonly current: Product | null;
  readonly quantity: number;
  /** Bought coupons that pay some of the units. */
  readonly exchanged: readonly ExchangedCoupon[];
  /** Set by the seller; else assigned by themselves. SALE-34 */
  readonly isExchangedByHand: boolean;
};

export type GenericLine = {
  readonly kind: "GENERIC";
  readonly key: string;
  readonly name: string;
  readonly price: Cents;
  readonly quantity: number;
};

export type CartLine = ProductLine | GenericLine;

export const nameOf = (line: CartLine): string => (line.kind === "GENERIC" ? line.name : line.product.name);
