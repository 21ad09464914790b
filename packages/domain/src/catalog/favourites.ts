import type { ProductId } from "../kernel/index.ts";
import type { Product } from "./product.ts";

/** What a till's sellers put first, in their own order; each product once. SALE-98 */
export type Favourites = readonly ProductId[];

/** The last of them, unless it is one already. */
export const withFavourite = (favourites: Favourites, product: ProductId): Favourites =>
  favourites.includes(product) ? favourites : [...favourites, product];

export const withoutFavourite = (favourites: Favourites, product: ProductId): Favourites =>
  favourites.filter((one) => one !== product);

/** In the place of its neighbour, which takes its own; at the end of the list nothing moves. */
export function withMovedFavourite(favourites: Favourites, product: ProductId, by: -1 | 1): Favourites {
  const at = favourites.indexOf(product);
  const neighbour = favourites[at + by];
  if (at === -1 || neighbour === undefined) return favourites;
  return favourites.map((one) => (one === product ? neighbour : one === neighbour ? product : one));
}

/** The favourites among these products, in the order of the favourites; what isn't there has no place. */
export function favouritesAmong(favourites: Favourites, products: readonly Product[]): readonly Product[] {
  if (favourites.length === 0) return [];
  const known = new Map(products.map((product) => [product.id, product]));
  return favourites.flatMap((one) => known.get(one) ?? []);
}
