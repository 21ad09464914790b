import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type ClientAccount, type Diner, type DiscountCategory, dinersOf } from "@cantina/domain/clients";

export type DinerParts = {
  readonly clients: readonly ClientAccount[] | undefined;
  readonly categories: readonly DiscountCategory[] | undefined;
  readonly cafeteria: Cafeteria | undefined;
};

export type DinerList = (parts: DinerParts) => readonly Diner[];

const nobody: readonly Diner[] = [];

/** Sorting thousands of diners takes a while, so the screen and the cart share the last list made. */
export function dinerList(): DinerList {
  let last: { readonly parts: DinerParts; readonly diners: readonly Diner[] } | undefined;
  return (parts) => {
    const { clients, categories, cafeteria } = parts;
    if (clients === undefined || categories === undefined || cafeteria === undefined) return nobody;
    const isKnown =
      last?.parts.clients === clients && last.parts.categories === categories && last.parts.cafeteria === cafeteria;
    if (last === undefined || !isKnown) {
      const terms = { categories, defaultCategoryId: cafeteria.defaultDiscountCategoryId, classes: cafeteria.classes };
      last = { parts, diners: dinersOf(clients, terms) };
    }
    return last.diners;
  };
}
