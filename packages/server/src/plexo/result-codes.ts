import type { ProviderFailureKind } from "@cantina/domain/payments";

/** What the gateway says besides 0, which is that all is well. */
export const resultCodes = { duplicate: 6, notFound: 11, sessionInvalid: 2, sessionExpired: 3, ok: 0 } as const;

const kinds: readonly (readonly [ProviderFailureKind, readonly number[]])[] = [
  // Argument, not found, missing fields: our request.
  ["INVALID", [1, 11, 26]],
  // Sessions, tokens, cards, currencies, issuers, limits and verifications: this payment.
  ["REJECTED", [2, 3, 4, 5, 9, 10, 15, 16, 17, 18, 19, 20, 22, 23, 24, 27]],
  // Known already: what became of it is asked.
  ["CONFLICT", [6, 25]],
  // Fingerprint, signature, expiry, forbidden: nothing of it was done.
  ["UNAUTHORISED", [12, 13, 14, 21]],
];
const kindOfCode: ReadonlyMap<number, ProviderFailureKind> = new Map(
  kinds.flatMap(([kind, codes]) => codes.map((code) => [code, kind] as const)),
);

/** Its system's errors, its client's server's, and codes that nobody has told us of, say nothing of what was done. PLEXO-07 */
export const kindOf = (code: number, isCharge: boolean): ProviderFailureKind =>
  kindOfCode.get(code) ?? (isCharge ? "OUTCOME_UNKNOWN" : "UNREACHABLE");
