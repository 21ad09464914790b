import { compareNames } from "@cantina/domain/kernel";
import { canHaveStock } from "@cantina/domain/stock";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStockCountSource } from "../../composition/desk/index.ts";
import { categoriesQuery, productsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as words from "../../texts/words.ts";
import { CountScreen } from "./CountScreen.tsx";
import { stockCountKind } from "./count-kinds.ts";

/** What stands on the shelf of each product, category by category as the till has them. */
export function StockCountScreen() {
  const { sources } = useWorkplace();
  const source = useStockCountSource();
  // Both are on the device, so that a count goes on where there is no connection.
  const products = useQuery(productsQuery(sources));
  const categories = useQuery(categoriesQuery(sources));
  const things = useMemo(() => {
    if (products.data === undefined) return undefined;
    const places = new Map((categories.data ?? []).map(({ id, name }, place) => [id, { name, place }]));
    return products.data
      .filter(({ type, currentStock }) => canHaveStock(type) && currentStock !== null)
      .map(({ id, name, categoryId, barcode }) => ({ id, name, barcode, unit: "", ...groupOf(places.get(categoryId)) }))
      .toSorted((one, other) => one.place - other.place || compareNames(one.name, other.name));
  }, [products.data, categories.data]);
  return (
    <CountScreen
      counting={{
        kind: stockCountKind,
        source,
        things,
        failure: products.failureReason,
        readAgain: () => {
          void products.refetch();
          void categories.refetch();
        },
        nameOf: (id) => products.data?.find((product) => product.id === id)?.name,
      }}
    />
  );
}

const groupOf = (category: { readonly name: string; readonly place: number } | undefined) => ({
  group: category?.name ?? words.notReadYet,
  place: category?.place ?? Number.MAX_SAFE_INTEGER,
});
