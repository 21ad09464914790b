import type { PaymentMethod } from "../cafeteria/index.ts";
import type { Cents } from "../kernel/index.ts";
import { type OrderType, type OriginMedium, type PaymentPart, methodsOf } from "../orders/index.ts";

export const invoiceAts = ["CONSUMPTION", "TOP_UP"] as const;
export type InvoiceAt = (typeof invoiceAts)[number];

/** Each is switched on for itself. */
export const invoiceSources = ["app", "account", "cash", "card", "transfer", "custom"] as const;
export type InvoiceSource = (typeof invoiceSources)[number];

export type SoldThing = {
  readonly orderType: OrderType;
  readonly isCompleted: boolean;
  readonly paymentMethod: PaymentMethod;
  readonly payments?: readonly PaymentPart[] | undefined;
  readonly originMedium: OriginMedium;
  readonly total: Cents;
};

const bySource = {
  CASH: "cash",
  CARD: "card",
  TRANSFER: "transfer",
  CUSTOM: "custom",
  ACCOUNT_BALANCE: "account",
  // Nobody pays by these at the counter.
  MERCADO_PAGO: "app",
  WALLET_CONNECT: "app",
  DIRECTA24: "app",
  PLEXO: "app",
  MATTILDA: "app",
} as const satisfies Readonly<Record<PaymentMethod, InvoiceSource>>;

/** Which switch it hangs on. INVOICE-01 */
export const sourceOf = ({
  paymentMethod,
  originMedium,
}: Pick<SoldThing, "paymentMethod" | "originMedium">): InvoiceSource =>
  originMedium === "MOBILE" ? "app" : bySource[paymentMethod];

/** What is told to the tax office: what is consumed, or what is paid in advance for it. INVOICE-01 */
export const invoicedTypes = (at: InvoiceAt): readonly OrderType[] =>
  at === "TOP_UP" ? ["BALANCE_CHARGE"] : ["ORDER", "COUPON_BUY", "SUBSCRIPTION_CHARGE"];

/** A split sale whole, by any of its methods. INVOICE-01 SPLIT-10 */
export const isInvoiced = (thing: SoldThing, at: InvoiceAt, sources: ReadonlySet<InvoiceSource>): boolean =>
  thing.isCompleted &&
  thing.total > 0 &&
  invoicedTypes(at).includes(thing.orderType) &&
  methodsOf(thing).some((paymentMethod) => sources.has(sourceOf({ ...thing, paymentMethod })));
