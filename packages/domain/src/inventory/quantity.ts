import { BrokenInvariant, cents, centsFromDecimal, decimalFromCents } from "../kernel/index.ts";

/** Whole hundredths of a unit; may be negative, as an available quantity. INVENTORY-01 */
export type Quantity = number & { readonly "~brand": "Quantity" };

export function quantity(hundredths: number): Quantity {
  if (!Number.isSafeInteger(hundredths)) throw new BrokenInvariant(`${hundredths} is no whole number of hundredths`);
  return (hundredths === 0 ? 0 : hundredths) as Quantity;
}

/** The most that can be typed, of quantities in hundredths as of costs in cents. */
export const largestEntry = 99_999_999_900;

/** A wire decimal; null: it has more than 2 decimals. It is read as an amount of money is. */
export function quantityFromDecimal(decimal: number): Quantity | null {
  const read = centsFromDecimal(decimal);
  return read.ok ? quantity(read.value) : null;
}

export const decimalFromQuantity = (hundredths: Quantity): number => decimalFromCents(cents(hundredths));

const format = new Intl.NumberFormat("es-AR", { maximumFractionDigits: 2 });

/** "1.234,5", and "−0,4" with the minus of amounts of money. */
export const quantityText = (hundredths: Quantity): string =>
  format.format(decimalFromQuantity(hundredths)).replace("-", "−");
