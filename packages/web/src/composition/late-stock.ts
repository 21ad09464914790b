import type { Product } from "@cantina/domain/catalog";
import type { LateSale } from "@cantina/domain/sale";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./queries.ts";

/** Until the server tells, what is shown is short of what was sold without it. */
export function takeFromShownStock(queries: QueryClient, { orderItems }: LateSale): void {
  const sold = new Map<string, number>();
  for (const item of orderItems)
    if (item.type === "PRODUCT") sold.set(item.productId, (sold.get(item.productId) ?? 0) + item.quantity);
  queries.setQueryData<readonly Product[]>(
    queryKeys.products,
    (products) =>
      products?.map((product) => {
        const units = sold.get(product.id);
        return units === undefined || product.currentStock === null
          ? product
          : { ...product, currentStock: Math.max(0, product.currentStock - units) };
      }),
    // As old as it was: nothing was read.
    { updatedAt: queries.getQueryState(queryKeys.products)?.dataUpdatedAt ?? 0 },
  );
}
