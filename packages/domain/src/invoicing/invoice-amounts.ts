import { type Cents, cents, subtractMoney } from "../kernel/index.ts";

/** In hundredths of a percent. */
export const vatRates = [0, 1_050, 2_100] as const;
export type VatRate = (typeof vatRates)[number];

export type InvoiceAmounts = { readonly net: Cents; readonly vat: Cents; readonly total: Cents };

/** A total that contains its VAT, taken apart; null: no VAT is told apart. INVOICE-03 */
export function invoiceAmounts(total: Cents, rate: VatRate | null): InvoiceAmounts {
  if (rate === null) return { net: total, vat: cents(0), total };
  const [whole, parts] = [BigInt(total) * 10_000n, BigInt(10_000 + rate)];
  // Half away from zero: of amounts that are never negative.
  const net = cents(Number((whole * 2n + parts) / (parts * 2n)));
  return { net, vat: subtractMoney(total, net), total };
}
