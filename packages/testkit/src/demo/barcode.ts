import { BrokenInvariant } from "@cantina/domain/kernel";

/** EAN-13: twelve digits and the check digit that makes 1-3-weighted sums end in 0. */
export function ean13(twelveDigits: string): string {
  if (!/^\d{12}$/u.test(twelveDigits)) throw new BrokenInvariant(`${twelveDigits} is not 12 digits`);
  const sum = Array.from(twelveDigits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${twelveDigits}${(10 - (sum % 10)) % 10}`;
}

/** 779 is Argentina's prefix; 9 after it keeps the demo clear of well-known makers. */
export const argentineBarcode = (number: number): string => ean13(`7799${String(number).padStart(8, "0")}`);
