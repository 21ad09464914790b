import type { SnapshotFrom } from "xstate";
import { type Diner, belowMinimum } from "../clients/index.ts";
import { remainingUses } from "../coupons/index.ts";
import { type Cents, type ProductId, noMoney, subtractMoney } from "../kernel/index.ts";
import { type Cart, classOf } from "./cart.ts";
import { type CartLine, nameOf } from "./cart-line.ts";
import { type CartChanges, type LineMark, cartChanges, marksOf } from "./cart-changes.ts";
import type { SealFound } from "../school-rules/index.ts";
import type { CheckoutContext } from "./checkout.context.ts";
import type { checkoutMachine } from "./checkout.machine.ts";
import { type MissingPart, canSubmit, missingIn } from "./missing-in.ts";
import type { SubmitFailure } from "./orders.port.ts";
import { priceCart, redeemedOf, unitPriceOf } from "./price-cart.ts";
import type { DiscountSource, PricedSale } from "./price-sale.ts";
import type { AllergenFound, PriceDifference, Shortage } from "./sale-refusal.ts";
import { type RestOffer, onAccount, restOfCart, restOffer } from "./split-payment.ts";
import { type Tender, tenderOf } from "./tender.ts";

export type CheckoutLine = {
  readonly key: string;
  readonly name: string;
  readonly unitPrice: Cents;
  readonly quantity: number;
  /** Units that coupons pay. */
  readonly redeemed: number;
  /** A coupon of the diner's client covers the product. */
  readonly canExchange: boolean;
  /** Of the units that no coupon pays, before the discount. */
  readonly total: Cents;
  readonly imageUrl: string | null;
  readonly isGeneric: boolean;
  readonly marks: readonly LineMark[];
};

export type CheckoutPrompt =
  | { readonly kind: "dailyLimit"; readonly left: Cents }
  | { readonly kind: "dailyStock"; readonly shortages: readonly Shortage[] }
  | { readonly kind: "allergens"; readonly found: readonly AllergenFound[] }
  | { readonly kind: "seals"; readonly isBarred: boolean; readonly found: readonly SealFound[] }
  | {
      readonly kind: "balance";
      readonly balance: Cents;
      readonly minimumBalance: Cents;
      readonly missing: Cents;
      /** SPLIT-04 */
      readonly offer: RestOffer | null;
    }
  | ({ readonly kind: "price" } & PriceDifference);

export type CheckoutView = Pick<PricedSale, "subtotal" | "discount" | "total"> &
  Pick<Cart, "diner" | "paymentMethod" | "parts" | "unread" | "sellerDiscount" | "description" | "tendered"> & {
    readonly lines: readonly CheckoutLine[];
    /** Units. */
    readonly count: number;
    /** Which label the discount carries. */
    readonly discountSource: DiscountSource | null;
    /** What the payment method pays: the total, or what the parts leave of it. SPLIT-03 */
    readonly rest: Cents;
    /** Of the diner's account; null unless it pays. */
    readonly balanceAfter: Cents | null;
    /** How far the account would be below its minimum; 0: it doesn't pay, or has enough. SALE-87 */
    readonly overMinimum: Cents;
    /** Of what the buyer gives in cash; null: not entered. */
    readonly tender: Tender | null;
    /** Uses that the diner's client has left, those in the cart included. */
    readonly couponUses: number;
    /** What waits for the seller's word; null while nothing does, or a sale is under way. */
    readonly changes: CartChanges | null;
    readonly canEdit: boolean;
    readonly canSubmit: boolean;
    /** Why it can't; null: something else is under way, or nothing is missing. */
    readonly missing: MissingPart | null;
    readonly isSending: boolean;
    readonly isUncertain: boolean;
    readonly isBroken: boolean;
    readonly prompt: CheckoutPrompt | null;
  };

function promptFor(refusal: SubmitFailure | null, cart: Cart): CheckoutPrompt | null {
  if (refusal?.code === "DAILY_LIMIT_EXCEEDED") return { kind: "dailyLimit", left: refusal.data };
  if (refusal?.code === "DAILY_STOCK_LIMIT_EXCEEDED") return { kind: "dailyStock", shortages: refusal.data };
  if (refusal?.code === "INSUFFICIENT_BALANCE")
    return { kind: "balance", ...refusal.data, offer: restOffer(cart, refusal.data.missing) };
  if (refusal?.code === "ALLERGENS_CONTAINED") return { kind: "allergens", found: refusal.data };
  if (refusal?.code === "SEALS_CONTAINED" || refusal?.code === "SEALS_BLOCKED")
    return { kind: "seals", isBarred: refusal.code === "SEALS_BLOCKED", found: refusal.data };
  return refusal?.code === "PRICE_CHANGED" ? { kind: "price", ...refusal.data } : null;
}

function viewLines(cart: Cart, priced: PricedSale): readonly CheckoutLine[] {
  const classId = classOf(cart);
  const marks = marksOf(cart);
  return cart.lines.map((line, index) => ({
    key: line.key,
    name: nameOf(line),
    unitPrice: unitPriceOf(line, classId),
    quantity: line.quantity,
    redeemed: redeemedOf(line),
    canExchange: line.kind === "PRODUCT" && cart.coupons.some((coupon) => coupon.productIds.includes(line.product.id)),
    total: priced.lines[index]?.gross ?? noMoney,
    imageUrl: line.kind === "GENERIC" ? null : line.product.imageUrl,
    isGeneric: line.kind === "GENERIC",
    marks: marks.get(line.key) ?? [],
  }));
}

function balanceAfter(cart: Cart, diner: Diner | null, total: Cents): Cents | null {
  const amount = onAccount(cart, total);
  return diner === null || amount === null ? null : subtractMoney(diner.client.balance, amount);
}

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

function viewOf(snapshot: CheckoutSnapshot): CheckoutView {
  const { context } = snapshot;
  const cart = context.attempt?.cart ?? context.cart;
  const { diner, paymentMethod, parts, unread, sellerDiscount, description } = cart;
  const priced = priceCart(cart);
  const canEdit = snapshot.hasTag("editable");
  const left = balanceAfter(cart, diner, priced.total);
  return {
    lines: viewLines(cart, priced),
    count: cart.lines.reduce((count, line) => count + line.quantity, 0),
    subtotal: priced.subtotal,
    discount: priced.discount,
    discountSource: priced.discountSource,
    total: priced.total,
    diner,
    paymentMethod,
    parts,
    unread,
    rest: restOfCart(cart, priced.total),
    sellerDiscount,
    description,
    tendered: cart.tendered,
    tender: tenderOf(cart),
    balanceAfter: left,
    overMinimum: diner === null || left === null ? noMoney : belowMinimum(left, diner.minimumBalance),
    couponUses: remainingUses(cart.coupons),
    changes: canEdit ? cartChanges(cart) : null,
    canEdit,
    canSubmit: canEdit && canSubmit(cart),
    missing: canEdit ? missingIn(cart) : null,
    isSending: snapshot.hasTag("busy"),
    isUncertain: snapshot.hasTag("uncertain"),
    isBroken: snapshot.hasTag("broken"),
    prompt: snapshot.hasTag("prompt") ? promptFor(context.refusal, cart) : null,
  };
}

const views = new WeakMap<CheckoutSnapshot, CheckoutView>();

/**
 * What the sales screen shows. While an attempt is under way, that is the cart as it was sent. SALE-30
 * Of one snapshot it is the same one: six parts of a till ask for it after each scan, and it prices every line.
 */
export function checkoutView(snapshot: CheckoutSnapshot): CheckoutView {
  const known = views.get(snapshot);
  if (known !== undefined) return known;
  const view = viewOf(snapshot);
  views.set(snapshot, view);
  return view;
}

const quantities = new WeakMap<readonly CartLine[], ReadonlyMap<string, number>>();

/** Units of a product in the cart: one look-up, because each of thousands of cards asks after each change. */
export function quantityOf({ cart }: Pick<CheckoutContext, "cart">, productId: ProductId): number {
  let byKey = quantities.get(cart.lines);
  if (byKey === undefined) {
    byKey = new Map(cart.lines.map((line) => [line.key, line.quantity]));
    quantities.set(cart.lines, byKey);
  }
  return byKey.get(productId) ?? 0;
}
