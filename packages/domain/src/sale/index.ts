export { type CartLine, type GenericLine, type ProductLine, nameOf } from "./cart-line.ts";
export type { Cart } from "./cart.ts";
export type { MissingPart } from "./missing-in.ts";
export type { GenericItem, IgnoreFlags, ProductItem, SaleItem, SaleRequest } from "./sale-request.ts";
export type { AllergenFound, ChangedPrice, PriceDifference, SaleRefusal, Shortage } from "./sale-refusal.ts";
export type { DinerFact, ProductFact, SaleFacts, VersionPrice } from "./sale-facts.ts";
export {
  type BookableLine,
  type BookableSale,
  type StockDecrement,
  type UsedIgnore,
  amountPassed,
} from "./bookable-sale.ts";
export { type DiscountSource, type PriceableLine, type PricedLine, type PricedSale, priceSale } from "./price-sale.ts";
export { decideSale } from "./decide-sale.ts";
export type { OrdersPort, Submission, SubmitFailure } from "./orders.port.ts";
export { isUncertain } from "./attempt.ts";
export type { PendingSale, PendingSalePort } from "./pending-sale.port.ts";
export type {
  CheckoutEvent,
  CheckoutFact,
  CheckoutInput,
  CheckoutPolicy,
  CheckoutPorts,
  LateSales,
  SoldCart,
} from "./checkout.events.ts";
export { checkoutMachine } from "./checkout.machine.ts";
export type { CheckoutContext, FormerCart } from "./checkout.context.ts";
export {
  type CheckoutLine,
  type CheckoutPrompt,
  type CheckoutView,
  checkoutView,
  quantityOf,
} from "./checkout.view.ts";
export { type CartChanges, type LineMark, marksOf } from "./cart-changes.ts";
export type { OpenCart, OpenCartPort } from "./open-cart.port.ts";
export { openCartOf } from "./open-cart.ts";
export { joinedCart } from "./joined-cart.ts";
export type { ParkedCart, ParkedCartsPort } from "./parked-carts.port.ts";
export { type ParkingFact, canPark } from "./parking.ts";
export { parkingMachine } from "./parking.machine.ts";
export { type ParkedEntry, parkedEntry, parkedView } from "./parking.view.ts";
export { type ExchangeOption, type ReadCoupons, exchangeOptions } from "./exchange-coupons.ts";
export {
  type LateFault,
  type LateItem,
  type LatePaymentMethod,
  type LateRefusal,
  type LateSale,
  type LateSendRefusal,
  type QueuedSale,
  lateFaults,
  latePaymentMethods,
} from "./late-sale.ts";
export type { LateProductFact, LateSaleFacts, LateVersionFact } from "./late-sale-facts.ts";
export type { DiscountHistory, Since } from "./late-discount.ts";
export { type BookableLateSale, decideLateSale, maySend } from "./decide-late-sale.ts";
export type { LateOrdersPort, LateSendFailure } from "./late-orders.port.ts";
export type { OutboxPort, SendingTurnPort } from "./outbox.port.ts";
export type { LateSeller } from "./make-late-sale.ts";
export { outboxMachine } from "./outbox.machine.ts";
export { type OutboxEntry, type OutboxView, outboxView } from "./outbox.view.ts";
export { cartLimits } from "./cart-limits.ts";
export { type CustomerDisplay, displayAfter, soldDisplay } from "./customer-display.ts";
export type { CustomerDisplayPort } from "./customer-display.port.ts";
export { type ToldCart, type ToldChange, toldChange } from "./told-change.ts";
export { type RestOffer, restOffer } from "./split-payment.ts";
export type { Tender } from "./tender.ts";
export { likelyTenders } from "./likely-tenders.ts";
export { typedBefore } from "./typed-before.ts";
export { type TypedQuantity, scannedUnits, typedQuantity } from "./typed-quantity.ts";
export { type LeftOut, type UsualOffer, offerUsual, usualMemory, usualOf } from "./usual.ts";
export { type ScanKey, type ScanState, type ScannedCode, noScan, scanKey } from "./scan.ts";
