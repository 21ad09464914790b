import { type Allergen, sharedAllergens, sortedAllergens } from "../allergens/index.ts";
import type { Product } from "../catalog/index.ts";
import { type Result, accepted, refused } from "../kernel/index.ts";
import type { UsedIgnore } from "./bookable-sale.ts";
import type { Cart } from "./cart.ts";
import type { ResolvedItem } from "./resolve-items.ts";
import type { SaleFacts } from "./sale-facts.ts";
import type { AllergenFound, SaleRefusal } from "./sale-refusal.ts";
import type { SaleRequest } from "./sale-request.ts";

type Sold = Pick<Product, "id" | "name" | "allergens">;

/** What of it contains what. */
const findIn = (sold: readonly Sold[], avoided: readonly Allergen[]): readonly AllergenFound[] =>
  sold.flatMap(({ id, name, allergens }) => {
    const shared = sharedAllergens(allergens, avoided);
    return shared.length === 0 ? [] : [{ productId: id, name, allergens: shared }];
  });

export const allergensIn = (found: readonly AllergenFound[]): readonly Allergen[] =>
  sortedAllergens(found.flatMap(({ allergens }) => allergens));

/** All of it, as soon as one allergen is news. ALLERGEN-04 */
const untold = (
  found: readonly AllergenFound[],
  { ignoredAllergens = [] }: Pick<SaleRequest, "ignoredAllergens">,
): readonly AllergenFound[] => (allergensIn(found).every((one) => ignoredAllergens.includes(one)) ? [] : found);

/** ALLERGEN-03 */
export function checkAllergens(
  items: readonly ResolvedItem[],
  request: SaleRequest,
  { diner }: SaleFacts,
): Result<UsedIgnore | null, SaleRefusal> {
  if (diner === null) return accepted(null);
  const sold = items.flatMap(({ fact }) => (fact === null ? [] : [fact.product]));
  const found = findIn(sold, diner.commensal.allergens);
  if (found.length === 0) return accepted(null);
  const news = untold(found, request);
  if (news.length > 0) return refused({ code: "ALLERGENS_CONTAINED", data: news });
  return accepted({ flag: "ignoreAllergens", allergens: allergensIn(found).length });
}

/** What the seller has to be told before it goes out. ALLERGEN-05 */
export function untoldAllergens(
  { lines, diner }: Cart,
  told: Pick<SaleRequest, "ignoredAllergens"> = {},
): readonly AllergenFound[] {
  if (diner === null) return [];
  const sold = lines.flatMap((line) => (line.kind === "GENERIC" ? [] : [line.current ?? line.product]));
  return untold(findIn(sold, diner.commensal.allergens), told);
}
