import { type CategoryId, type ProductId, type Result, accepted, refused } from "../kernel/index.ts";

/** What a commensal may not buy. */
export type Restrictions = {
  readonly productIds: readonly ProductId[];
  /** With all that they hold at the sale. CLIENTS-25 */
  readonly categoryIds: readonly CategoryId[];
};

export type RestrictionFaults = { readonly productIds?: "TOO_MANY" };

/** Of products, and of categories. */
export const mostRestrictions = 500;

/** CLIENTS-25 */
export function checkRestrictionEntry({
  productIds,
  categoryIds,
}: Restrictions): Result<Restrictions, RestrictionFaults> {
  if (productIds.length > mostRestrictions) return refused({ productIds: "TOO_MANY" });
  return accepted({ productIds: [...new Set(productIds)], categoryIds: [...new Set(categoryIds)] });
}
