import type { Calls } from "@cantina/adapters/http";
import { catalogDeskEndpoints, catalogEndpoints } from "@cantina/contract/catalog";
import type { DataOf } from "@cantina/contract/endpoint";
import type { ProductId } from "@cantina/domain/kernel";
import { askedQuery, plainQuery, queryKeys } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

const endpoints = { ...catalogEndpoints, ...catalogDeskEndpoints };

export type CatalogCalls = Calls<typeof endpoints>;
export type ProductDetail = DataOf<typeof catalogDeskEndpoints.readProductDetail>;

/** Not among the calls of every screen: only administrators load it. */
export const useCatalogCalls = (): CatalogCalls => useCalls(endpoints);

/** Read anew for each form: an edit needs the product as it is now. */
export const productDetailQuery = ({ readProductDetail }: CatalogCalls, productId: ProductId) =>
  askedQuery(readProductDetail, { params: { productId } }, { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });

export const deletedProductsQuery = ({ listDeletedProducts }: CatalogCalls) =>
  plainQuery(queryKeys.deletedProducts, listDeletedProducts, {
    staleTime: 0,
  });
