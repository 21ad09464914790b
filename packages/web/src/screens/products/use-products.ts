import { type CategoryGroup, filterCatalog } from "@cantina/domain/catalog";
import { catalogSections, moveItem, shownOn } from "@cantina/domain/catalog-editing";
import { type LocalDate, localDateOf } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { type CatalogOrder, openCatalogOrder, useCatalogCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery, categoriesQuery, productsQuery } from "../../composition/live-data/index.ts";
import { useMinute, useWorkplace } from "../../composition/workplace/index.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { useNotify } from "../notices/index.ts";

const none: readonly never[] = [];

/** Saves what was moved when the screen is left, or its tab is. EDIT-11 */
function useSavedOnLeaving(order: CatalogOrder): void {
  useEffect(() => {
    const leave = (): void => order.send({ type: "order.left" });
    const look = (): void => {
      if (document.visibilityState === "hidden") leave();
    };
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", look);
      leave();
    };
  }, [order]);
}

/** The catalogue as it stands with the moves that are not saved yet. */
export function useProducts() {
  "use memo";
  const { sources, queries } = useWorkplace();
  const notify = useNotify();
  const calls = useCatalogCalls();
  const products = useQuery(productsQuery(sources));
  const categories = useQuery(categoriesQuery(sources));
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [order] = useState(() =>
    openCatalogOrder(calls, queries, (failure) => {
      void notify({ kind: failure.code === "STALE_SORT" ? "warning" : "error", title: sentenceOf(failure) });
    }),
  );
  useSavedOnLeaving(order);
  const moves = useSelector(order, ({ context }) => context.moves);
  const now = useMinute();
  const today = cafeteria === undefined ? null : localDateOf(now, cafeteria.timeZone);
  const known = categories.data ?? none;
  const all = products.data ?? none;
  const sections = useMemo(
    () =>
      catalogSections(all, known, {
        products: new Map([...moves.products].map(([categoryId, { ids }]) => [categoryId, ids])),
        categories: moves.categories?.ids,
      }),
    [all, known, moves],
  );
  return {
    isLoading: products.data === undefined || categories.data === undefined || cafeteria === undefined,
    isFailing: products.failureReason !== null || categories.failureReason !== null,
    failure: products.failureReason ?? categories.failureReason,
    readAt: products.dataUpdatedAt,
    retry: () => {
      void products.refetch();
      void categories.refetch();
    },
    cafeteria,
    today,
    categories: known,
    all,
    sections,
    isUnsaved: moves.products.size > 0 || moves.categories !== null,
    moveProduct: ({ category, products: list }: CategoryGroup, productId: string, to: number) => {
      const moved = list.find(({ id }) => id === productId);
      if (moved === undefined) return;
      const ids = list.map(({ id }) => id);
      if (ids[to] === moved.id) return;
      order.send({
        type: "order.productsMoved",
        categoryId: category.id,
        list: { seen: list, ids: moveItem(ids, moved.id, to) },
      });
    },
    moveCategory: (categoryId: string, by: -1 | 1) => {
      const ids = sections.map(({ category }) => category.id);
      const at = ids.findIndex((id) => id === categoryId);
      const moved = ids[at];
      if (moved === undefined || at + by < 0 || at + by >= ids.length) return;
      order.send({ type: "order.categoriesMoved", list: { seen: known, ids: moveItem(ids, moved, at + by) } });
    },
  };
}

export type Products = ReturnType<typeof useProducts>;

/** What the search and the date leave of each category; those left with nothing go too, unless nothing is asked. */
export function filterSections(
  sections: readonly CategoryGroup[],
  query: string,
  date: LocalDate | null,
): readonly CategoryGroup[] {
  if (query.trim() === "" && date === null) return sections;
  return sections
    .map(({ category, products }) => ({ category, products: filterCatalog(shownOn(products, date), query) }))
    .filter(({ products }) => products.length > 0);
}
