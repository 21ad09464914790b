import type { Cents, DiscountCategoryId } from "../kernel/index.ts";
import type { ClientAccount, Commensal, DiscountCategory } from "./client.ts";

type Categories = {
  readonly byId: ReadonlyMap<DiscountCategoryId, DiscountCategory>;
  readonly fallbackId: DiscountCategoryId;
};

/** The commensal's own category, else the client's, else the cafeteria's default; one that is gone doesn't count. CLIENTS-01 */
export function discountCategoryFor(
  commensal: Pick<Commensal, "discountCategoryId">,
  client: Pick<ClientAccount, "discountCategoryId">,
  categories: Categories,
): DiscountCategory | null {
  for (const id of [commensal.discountCategoryId, client.discountCategoryId, categories.fallbackId]) {
    const category = id === null ? undefined : categories.byId.get(id);
    if (category !== undefined) return category;
  }
  return null;
}

/** The client's own minimum balance, else its category's. CLIENTS-02 */
export const minimumBalanceFor = (
  client: Pick<ClientAccount, "minimumBalance">,
  category: Pick<DiscountCategory, "minimumBalance">,
): Cents => client.minimumBalance ?? category.minimumBalance;
