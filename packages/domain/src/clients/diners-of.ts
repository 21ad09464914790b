import type { CafeteriaClass } from "../cafeteria/index.ts";
import { type ClassId, type DiscountCategoryId, compareNames } from "../kernel/index.ts";
import type { ClientAccount, DiscountCategory } from "./client.ts";
import type { Diner } from "./diner.ts";
import { discountCategoryFor, minimumBalanceFor } from "./terms.ts";

type Terms = {
  readonly categories: readonly DiscountCategory[];
  readonly defaultCategoryId: DiscountCategoryId;
  readonly classes: readonly CafeteriaClass[];
};

/** Everybody who can be sold to, by last and first name. CLIENTS-03 */
export function dinersOf(clients: readonly ClientAccount[], terms: Terms): readonly Diner[] {
  const classNames = new Map<ClassId, string>(terms.classes.map((one) => [one.id, one.name]));
  const byId = new Map(terms.categories.map((category) => [category.id, category]));
  const diners = clients.flatMap((client) =>
    client.commensals.flatMap((commensal): readonly Diner[] => {
      const category = discountCategoryFor(commensal, client, { byId, fallbackId: terms.defaultCategoryId });
      if (commensal.status !== "ENABLED" || category === null) return [];
      const className = commensal.classId === null ? null : (classNames.get(commensal.classId) ?? null);
      return [{ commensal, client, className, category, minimumBalance: minimumBalanceFor(client, category) }];
    }),
  );
  return diners.toSorted(
    ({ commensal: a }, { commensal: b }) =>
      compareNames(a.lastName, b.lastName) || compareNames(a.firstName, b.firstName),
  );
}
