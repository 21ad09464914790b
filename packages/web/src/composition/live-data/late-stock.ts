import { type Product, stockUsesOf } from "@cantina/domain/catalog";
import type { ProductId } from "@cantina/domain/kernel";
import type { LateSale } from "@cantina/domain/sale";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./queries.ts";

type Line = { readonly productId: ProductId; readonly quantity: number };

/** A promotion takes its items; one that the list lacks is told of by the server. */
function unitsTaken(lines: readonly Line[], products: readonly Product[]): ReadonlyMap<ProductId, number> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const units = new Map<ProductId, number>();
  for (const { productId, quantity } of lines) {
    const product = byId.get(productId);
    for (const use of product === undefined ? [] : stockUsesOf(product))
      units.set(use.productId, (units.get(use.productId) ?? 0) + use.quantity * quantity);
  }
  return units;
}

/** Until the server tells, what is shown is short of what was sold without it. */
export function takeFromShownStock(queries: QueryClient, { orderItems }: Pick<LateSale, "orderItems">): void {
  const lines = orderItems.filter((item) => item.type === "PRODUCT");
  queries.setQueryData<readonly Product[]>(queryKeys.products, (products) => {
    const sold = unitsTaken(lines, products ?? []);
    return products?.map((product) => {
      const units = sold.get(product.id);
      return units === undefined || product.currentStock === null
        ? product
        : { ...product, currentStock: Math.max(0, product.currentStock - units) };
    });
  });
}
