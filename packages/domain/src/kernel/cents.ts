import { BrokenInvariant } from "./broken-invariant.ts";

/** An amount of money in integer minor units; may be negative. KERNEL-01 */
export type Cents = number & { readonly "~brand": "Cents" };

/** Marks an integer number of minor units as money; throws on anything else. */
export function cents(minorUnits: number): Cents {
  if (!Number.isSafeInteger(minorUnits)) throw new BrokenInvariant(`${minorUnits} is no integer amount of minor units`);
  // -0 would print as "-$ 0,00" and differ from 0 under Object.is.
  return (minorUnits === 0 ? 0 : minorUnits) as Cents;
}

export const noMoney: Cents = cents(0);

export const addMoney = (a: Cents, b: Cents): Cents => cents(a + b);

export const subtractMoney = (a: Cents, b: Cents): Cents => cents(a - b);

export const negateMoney = (a: Cents): Cents => cents(-a);

/** Price × whole quantity. */
export const multiplyMoney = (price: Cents, quantity: number): Cents => cents(price * quantity);

export function sumMoney(amounts: readonly Cents[]): Cents {
  let sum = 0;
  for (const amount of amounts) sum = cents(sum + amount);
  return cents(sum);
}

export const minMoney = (a: Cents, b: Cents): Cents => (a < b ? a : b);

export const maxMoney = (a: Cents, b: Cents): Cents => (a > b ? a : b);
