import { type Cents, cents } from "../kernel/index.ts";
import { type Fraction, fraction, nearestWhole, nothing } from "./fraction.ts";
import { type Quantity, largestEntry } from "./quantity.ts";

/** What a unit cost, in whole ten-thousandths of a cent, so that a price of little for a gram is not 0. INVENTORY-33 */
export type PaidPrice = number & { readonly "~brand": "PaidPrice" };

const parts = 10_000n;

export const paidPrice = (tenThousandths: number): PaidPrice => tenThousandths as PaidPrice;

/** A purchase of which is known what was paid for it, and what there was before it. */
export type PricedPurchase = {
  readonly quantity: Quantity;
  readonly paidTotal: Cents;
  readonly before: Quantity;
};

/** Of a unit, exact, in cents. */
export type PaidPrices = { readonly last: Fraction; readonly average: Fraction };

/** So many purchases an average tells of at most: what was bought before them weighs nothing that anybody could see. */
export const averagedPurchases = 50;

/** A unit of it costs no more than can be typed. */
export const isPayable = (paidTotal: Cents, bought: Quantity): boolean =>
  100n * BigInt(paidTotal) <= BigInt(largestEntry) * BigInt(bought);

/**
 * Of purchases in the order of booking; null: of none. What stood there costs
 * the average so far, and where nothing stood, or less, it restarts at what was
 * paid. So it lies always between prices that were paid. INVENTORY-33
 */
export function paidPrices(purchases: readonly PricedPurchase[]): PaidPrices | null {
  const last = purchases.at(-1);
  if (last === undefined) return null;
  // Brought to lowest terms once, at the end: that is what takes time.
  let [top, bottom] = [0n, 0n];
  for (const { quantity, paidTotal, before } of purchases.slice(-averagedPurchases)) {
    const [bought, paid, stood] = [BigInt(quantity), 100n * BigInt(paidTotal), BigInt(before)];
    [top, bottom] =
      bottom === 0n || stood <= 0n ? [paid, bought] : [top * stood + paid * bottom, bottom * (stood + bought)];
  }
  return { last: fraction(100n * BigInt(last.paidTotal), BigInt(last.quantity)), average: fraction(top, bottom) };
}

/** Rounded once, half away from zero, to be shown. */
export const shownPrice = ({ top, bottom }: Fraction): PaidPrice =>
  paidPrice(Number(nearestWhole(top * parts, bottom)));

/** What stands there is worth at that price, exact, in cents; an empty shelf nothing, and less than nothing too. INVENTORY-34 */
export const shelfWorth = (available: Quantity, price: Fraction): Fraction =>
  available <= 0 ? nothing : fraction(BigInt(available) * price.top, 100n * price.bottom);

/** The cost that takes a paid price over. INVENTORY-35 */
export const costFromPaid = (price: PaidPrice): Cents => cents(Number(nearestWhole(BigInt(price), parts)));

/** More than 10 % of the typed cost, and so that taking it over changes something. INVENTORY-35 */
export function isFarFromPaid(cost: Cents, price: PaidPrice): boolean {
  const typed = BigInt(cost) * parts;
  const apart = BigInt(price) - typed;
  return 10n * (apart < 0n ? -apart : apart) > typed && costFromPaid(price) !== cost;
}
