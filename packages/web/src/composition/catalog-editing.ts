import { type CatalogEditingSource, httpCatalogEditing } from "@cantina/adapters/http";
import type { ProductId } from "@cantina/domain/kernel";
import { queryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import { useWorkplace } from "./workplace-context.ts";

export type { CatalogEditingSource, ProductChange, ProductDetail } from "@cantina/adapters/http";

/** Not among the sources of every screen: only administrators load it. */
export function useCatalogEditing(): CatalogEditingSource {
  const { client, sources } = useWorkplace();
  return useMemo(() => httpCatalogEditing(client, sources.cafeteriaId), [client, sources]);
}

/** Read anew for each form: an edit needs the product as it is now. */
export const productDetailQuery = (editing: CatalogEditingSource, productId: ProductId) =>
  queryOptions({
    queryKey: [...queryKeys.productDetail, productId],
    queryFn: ({ signal }) => orReject(editing.readDetail(productId, signal)),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const deletedProductsQuery = (editing: CatalogEditingSource) =>
  queryOptions({
    queryKey: queryKeys.deletedProducts,
    queryFn: ({ signal }) => orReject(editing.listDeleted(signal)),
    staleTime: 0,
  });
