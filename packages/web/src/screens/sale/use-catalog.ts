import {
  type Category,
  type Product,
  favouritesAmong,
  filterCatalog,
  groupByCategory,
  indexByBarcode,
  visibleProducts,
} from "@cantina/domain/catalog";
import { type CategoryId, type ClassId, localDateOf } from "@cantina/domain/kernel";
import { noSchoolRules } from "@cantina/domain/school-rules";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cafeteriaQuery, categoriesQuery, productsQuery } from "../../composition/live-data/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { useMinute, useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/favourites.ts";
import { type TileTint, tileTintAt } from "../../ui/picture-view.ts";

const none: readonly never[] = [];

const tintsOf = (categories: readonly Category[]): ((id: CategoryId) => TileTint) => {
  const positions = new Map(categories.map(({ id, position }) => [id, position]));
  return (id) => tileTintAt(positions.get(id) ?? 0);
};

/** What the counter offers today, to a diner of that class. */
export function useCatalog(classId: ClassId | null) {
  const { sources, favourites } = useWorkplace();
  const marked = useValue(favourites);
  const products = useQuery(productsQuery(sources));
  const categories = useQuery(categoriesQuery(sources));
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const now = useMinute();
  // Not the one when the catalogue was read: without the server that may be yesterday.
  const date = cafeteria === undefined ? null : localDateOf(now, cafeteria.timeZone);
  const all: readonly Product[] = products.data ?? none;
  const known: readonly Category[] = categories.data ?? none;
  const offered = useMemo(() => (date === null ? none : visibleProducts(all, { classId, date })), [all, classId, date]);
  const firstOnes = useMemo(() => favouritesAmong(marked, offered), [marked, offered]);
  const byBarcode = useMemo(() => indexByBarcode(offered), [offered]);
  const byId = useMemo(() => new Map<string, Product>(offered.map((product) => [product.id, product])), [offered]);
  const tintOf = useMemo(() => tintsOf(known), [known]);
  return {
    isLoading: products.data === undefined || categories.data === undefined || date === null,
    isEmpty: products.data !== undefined && products.data.length === 0,
    /** Fetching goes on by itself; until it succeeds, what is shown may be old. null: it has not failed. */
    failure: products.failureReason ?? categories.failureReason,
    readAt: products.dataUpdatedAt,
    retry: () => {
      void products.refetch();
      void categories.refetch();
    },
    categories: known,
    /** All that is sold, on whatever day. */
    all,
    offered,
    favourites: firstOnes,
    byBarcode,
    byId,
    tintOf,
    /** Of the cafeteria. */
    rules: cafeteria ?? noSchoolRules,
  };
}

export type Catalog = ReturnType<typeof useCatalog>;

/** The tab of the favourites; a category's has its id. */
const favouritesTab = "favourites";

export type CatalogPanel = { readonly id: string; readonly name: string; readonly products: readonly Product[] };

/** The panels of one tab, filtered by the search. SALE-98 */
export function panelsOf(
  { offered, categories, favourites }: Pick<Catalog, "offered" | "categories" | "favourites">,
  tab: string | null,
  query: string,
): readonly CatalogPanel[] {
  const isSought = query.trim() !== "" && tab !== favouritesTab;
  const first = {
    id: favouritesTab,
    name: texts.favourites,
    products: isSought ? [] : filterCatalog(favourites, query),
  };
  const others = groupByCategory(filterCatalog(offered, query), categories).map(
    ({ category: { id, name }, products }) => ({
      id,
      name,
      products,
    }),
  );
  return [first, ...others].filter(({ id, products }) => products.length > 0 && (tab === null || id === tab));
}
