import type { PaymentMethod } from "../cafeteria/index.ts";
import type { Diner } from "../clients/index.ts";
import type { Cents } from "../kernel/index.ts";
import type { PaymentPart } from "../orders/index.ts";
import type { CheckoutLine, CheckoutView } from "./checkout.view.ts";

export type ToldCart = Pick<CheckoutView, "diner" | "paymentMethod" | "parts" | "rest" | "overMinimum" | "total"> & {
  readonly cartId: string;
  readonly lines: readonly Pick<CheckoutLine, "key" | "name" | "quantity">[];
};

/** What is another than before; what is null is as it was. */
export type ToldChange = {
  /** Those that came, and those of which there are more or fewer. */
  readonly lines: readonly Pick<CheckoutLine, "name" | "quantity">[];
  readonly diner: Diner | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly overMinimum: Cents | null;
  readonly total: Cents | null;
  /** Of a split cart, what its method still pays. SPLIT-05 */
  readonly rest: PaymentPart | null;
};

const ifOther = <T>(before: T, now: T): T | null => (before === now ? null : now);

/** Of a cart that isn't split nothing is left beside its total. SPLIT-05 */
function toldRest(before: ToldCart, { paymentMethod, parts, rest }: ToldCart): PaymentPart | null {
  const isSame = before.parts.length > 0 && before.rest === rest && before.paymentMethod === paymentMethod;
  return parts.length === 0 || isSame ? null : { paymentMethod, amount: rest };
}

/**
 * What one step made of a cart, for who hears it. Nothing of one that ended: its sale, its parking or its emptying is
 * told by itself, and so is what was taken out. SALE-100
 */
export function toldChange(before: ToldCart, now: ToldCart): ToldChange | null {
  if (before.cartId !== now.cartId && now.lines.length === 0) return null;
  const known = new Map(before.lines.map(({ key, quantity }) => [key, quantity]));
  const change: ToldChange = {
    lines: now.lines.filter(({ key, quantity }) => known.get(key) !== quantity),
    diner: before.diner?.commensal.id === now.diner?.commensal.id ? null : now.diner,
    paymentMethod: ifOther(before.paymentMethod, now.paymentMethod),
    overMinimum: now.overMinimum > 0 ? ifOther(before.overMinimum, now.overMinimum) : null,
    total: now.lines.length === 0 ? null : ifOther(before.total, now.total),
    rest: toldRest(before, now),
  };
  const isSame = Object.values(change).every((part) => part === null || part === change.lines);
  return isSame && change.lines.length === 0 ? null : change;
}
