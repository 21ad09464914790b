import { type Cents, type LocalDate, cents } from "../kernel/index.ts";

/** From that day on, who buys for so much has to be named. */
export type Identification = { readonly since: LocalDate; readonly amount: Cents };

/** RG 5700/2025, kept by RG 5824/2026. */
export const usualIdentification: readonly Identification[] = [
  { since: "2025-05-29" as LocalDate, amount: cents(1_000_000_000) },
];

/** INVOICE-04 */
export function needsDocument(total: Cents, day: LocalDate, rules: readonly Identification[]): boolean {
  const rule = rules
    .filter(({ since }) => since <= day)
    .toSorted((one, other) => (one.since < other.since ? 1 : -1))[0];
  return rule !== undefined && total >= rule.amount;
}
