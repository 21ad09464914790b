import type { CounterPaymentMethod } from "../cafeteria/index.ts";
import type { Product } from "../catalog/index.ts";
import type { Diner } from "../clients/index.ts";
import type { BasisPoints, Cents, NewId, ProductId } from "../kernel/index.ts";
import type { PlacedOrder } from "../orders/index.ts";
import type { OrdersPort, SubmitFailure } from "./orders.port.ts";
import type { PendingSalePort } from "./pending-sale.port.ts";

export type CheckoutPorts = {
  readonly orders: OrdersPort;
  readonly pendingSales: PendingSalePort;
  readonly newId: NewId;
};

export type CheckoutPolicy = {
  readonly defaultPaymentMethod: CounterPaymentMethod;
  readonly allowIgnoreMinimumBalance: boolean;
};

export type CheckoutInput = { readonly ports: CheckoutPorts; readonly policy: CheckoutPolicy };

/** What may change the cart; taken only while nothing is under way. */
export type CartEvent =
  | { readonly type: "sale.productAdded"; readonly product: Product }
  | { readonly type: "sale.genericAdded"; readonly name: string; readonly price: Cents }
  /** 0 removes the line. */
  | { readonly type: "sale.quantityChanged"; readonly key: string; readonly quantity: number }
  | { readonly type: "sale.lineRemoved"; readonly key: string }
  | { readonly type: "sale.dinerChosen"; readonly diner: Diner | null }
  | { readonly type: "sale.paymentMethodChosen"; readonly method: CounterPaymentMethod }
  | { readonly type: "sale.sellerDiscountEntered"; readonly discount: BasisPoints | null }
  | { readonly type: "sale.descriptionEntered"; readonly text: string }
  | { readonly type: "sale.cleared" };

export type CheckoutEvent =
  | CartEvent
  /** deliver: 'Entregar', else 'Comandar'. */
  | { readonly type: "sale.submitted"; readonly deliver: boolean }
  | { readonly type: "sale.promptAccepted" }
  | { readonly type: "sale.promptDeclined" }
  | { readonly type: "sale.retried" }
  | { readonly type: "sale.catalogRefreshed"; readonly products: readonly Product[] }
  | { readonly type: "sale.dinersRefreshed"; readonly diners: readonly Diner[] }
  | { readonly type: "sale.policyChanged"; readonly policy: CheckoutPolicy };

/** Facts for notices. */
export type CheckoutFact =
  | { readonly type: "sale.sold"; readonly order: PlacedOrder }
  | { readonly type: "sale.refused"; readonly failure: SubmitFailure }
  /** No more units of it may enter the cart. */
  | { readonly type: "sale.scanRefused"; readonly productId: ProductId };
