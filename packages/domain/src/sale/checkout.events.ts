import type { CounterPaymentMethod } from "../cafeteria/index.ts";
import type { Product } from "../catalog/index.ts";
import type { Diner } from "../clients/index.ts";
import type { CouponRefusal, ExchangedCoupon } from "../coupons/index.ts";
import type { BasisPoints, Cents, Clock, NewId, OptionalNumber, ProductId } from "../kernel/index.ts";
import type { PlacedOrder } from "../orders/index.ts";
import type { SchoolRules } from "../school-rules/index.ts";
import type { OrdersPort, SubmitFailure } from "./orders.port.ts";
import type { ReadCoupons } from "./exchange-coupons.ts";
import type { LateSale } from "./late-sale.ts";
import type { LateSeller } from "./make-late-sale.ts";
import type { OpenCart, OpenCartPort } from "./open-cart.port.ts";
import type { OutboxPort } from "./outbox.port.ts";
import type { PendingSalePort } from "./pending-sale.port.ts";

/** Selling without the server: what can be sold so goes into the outbox when no answer comes. */
export type LateSales = {
  readonly outbox: OutboxPort;
  /** Goes on with the server's time. */
  readonly clock: Clock;
  readonly deviceClock: Clock;
  readonly seller: () => LateSeller;
  /** The server is known to be out of reach, so that asking it would only cost the seller time. */
  readonly isOffline: () => boolean;
};

export type CheckoutPorts = {
  readonly orders: OrdersPort;
  readonly pendingSales: PendingSalePort;
  readonly newId: NewId;
  /** Absent: a cart that nobody has sent is gone with a reload. */
  readonly openCart?: OpenCartPort;
  /** Absent: a till that only sells with the server. */
  readonly lateSales?: LateSales;
};

export type CheckoutPolicy = {
  readonly defaultPaymentMethod: CounterPaymentMethod;
  readonly allowIgnoreMinimumBalance: boolean;
  /** Absent: none are known. SCHOOL-06 */
  readonly schoolRules?: SchoolRules | undefined;
};

export type CheckoutInput = { readonly ports: CheckoutPorts; readonly policy: CheckoutPolicy };

/** What stands in the till when it is let go. */
export type NextCart = "SAME" | "NEW" | OpenCart;

/** What may change the cart; taken only while nothing is under way. */
export type CartEvent =
  /** quantity: what was typed before it; else one. */
  | { readonly type: "sale.productAdded"; readonly product: Product; readonly quantity?: number }
  | { readonly type: "sale.genericAdded"; readonly name: string; readonly price: Cents }
  /** 0 removes the line. */
  | { readonly type: "sale.quantityChanged"; readonly key: string; readonly quantity: number }
  /** The same in digits. */
  | { readonly type: "sale.quantityTyped"; readonly key: string; readonly quantity: number }
  | { readonly type: "sale.dinerChosen"; readonly diner: Diner | null }
  | { readonly type: "sale.paymentMethodChosen"; readonly method: CounterPaymentMethod }
  /** What another method pays beside it; null: nothing. */
  | {
      readonly type: "sale.partEntered";
      readonly method: CounterPaymentMethod;
      readonly amount: OptionalNumber<Cents>;
    }
  /** The account pays so much, and cash the rest. */
  | { readonly type: "sale.restInCash"; readonly onAccount: Cents }
  | { readonly type: "sale.sellerDiscountEntered"; readonly discount: BasisPoints | null }
  | { readonly type: "sale.descriptionEntered"; readonly text: string }
  /** null: what the buyer gives is not told. */
  | { readonly type: "sale.tenderEntered"; readonly amount: Cents | null }
  | { readonly type: "sale.couponsExchanged"; readonly key: string; readonly exchanged: readonly ExchangedCoupon[] }
  /** All that is marked. */
  | { readonly type: "sale.changesAccepted" }
  | { readonly type: "sale.cleared" }
  /** What was taken out comes back. */
  | { readonly type: "sale.undone" };

export type CheckoutEvent =
  | CartEvent
  /** deliver: 'Entregar', else 'Comandar'. */
  | { readonly type: "sale.submitted"; readonly deliver: boolean }
  | { readonly type: "sale.promptAccepted" }
  | { readonly type: "sale.promptDeclined" }
  | { readonly type: "sale.retried" }
  /** The cart is being put aside or another one taken up: it stays as it is until it is let go. */
  | { readonly type: "sale.held" }
  | { readonly type: "sale.letGo"; readonly next: NextCart }
  | { readonly type: "sale.catalogRefreshed"; readonly products: readonly Product[] }
  | { readonly type: "sale.dinersRefreshed"; readonly diners: readonly Diner[] }
  | ({ readonly type: "sale.couponsRefreshed" } & ReadCoupons)
  | { readonly type: "sale.policyChanged"; readonly policy: CheckoutPolicy };

/** What the seller is told of a cart that was sold. */
export type SoldCart = {
  /** What goes back to the buyer; null: nobody entered what was given. SALE-83 */
  readonly change: Cents | null;
  /** Whose it is; null: nobody was named. */
  readonly firstName: string | null;
};

/** Facts for notices. */
export type CheckoutFact =
  | ({ readonly type: "sale.sold"; readonly order: PlacedOrder } & SoldCart)
  | { readonly type: "sale.refused"; readonly failure: SubmitFailure }
  /** Sold, and kept on the device until the server can be told. */
  | ({ readonly type: "sale.queued"; readonly sale: LateSale } & SoldCart)
  /** Nothing was done: what is in the cart can't be sold without the server. */
  | { readonly type: "sale.linkNeeded" }
  /** No more units of it may enter the cart. */
  | { readonly type: "sale.scanRefused"; readonly productId: ProductId }
  /** Nobody sells it here. SCHOOL-04 */
  | { readonly type: "sale.barred"; readonly name: string }
  /** None of so many entered the cart; its line may have at most that. SALE-85 */
  | { readonly type: "sale.quantityRefused"; readonly name: string; readonly most: number }
  /** The line's coupons stayed as they were. */
  | { readonly type: "sale.exchangeRefused"; readonly code: CouponRefusal["code"] };
