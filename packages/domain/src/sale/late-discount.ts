import type { DiscountCategory } from "../clients/index.ts";
import type { DiscountCategoryId, Instant, InstantRange } from "../kernel/index.ts";

/** null: from ever. */
export type Since<T> = { readonly since: Instant | null; readonly value: T };

export type DiscountTermsThen = Pick<DiscountCategory, "rate" | "maxDiscount">;

/** What a diner's discount was, and when; each list oldest first. */
export type DiscountHistory = {
  /** Of the commensal, of its client, and of the cafeteria: the first that names one counts. CLIENTS-01 */
  readonly assignments: readonly (readonly Since<DiscountCategoryId | null>[])[];
  readonly terms: ReadonlyMap<DiscountCategoryId, readonly Since<DiscountTermsThen>[]>;
};

const valueAt = <T>(versions: readonly Since<T>[], at: Instant): T | null =>
  versions.findLast(({ since }) => since === null || since <= at)?.value ?? null;

function termsAt({ assignments, terms }: DiscountHistory, at: Instant): DiscountTermsThen | null {
  for (const versions of assignments) {
    const category = valueAt(versions, at);
    if (category !== null) return valueAt(terms.get(category) ?? [], at);
  }
  return null;
}

/**
 * Whether the diner's discount was ever that within the time. A till without a connection goes on with what it
 * knew: all that was true since its register was opened. SALE-53
 */
export function wasDiscount(
  history: DiscountHistory,
  claimed: DiscountTermsThen,
  { from, until }: InstantRange,
): boolean {
  const changes = [...history.assignments, ...history.terms.values()].flatMap((versions) =>
    versions.flatMap(({ since }) => (since !== null && from < since && since <= until ? [since] : [])),
  );
  return [from, ...changes].some((at) => {
    const terms = termsAt(history, at);
    return terms !== null && terms.rate === claimed.rate && terms.maxDiscount === claimed.maxDiscount;
  });
}
