import type { ChangeNews } from "@cantina/adapters/realtime";
import { id } from "@cantina/domain/kernel";
import type { PlacedOrder } from "@cantina/domain/orders";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./queries.ts";
import { dropItem, rereadItem } from "./reread-item.ts";
import type { Sources } from "./sources.ts";

export type LiveData = {
  /** Brings what is shown up to what others did. */
  readonly take: (news: ChangeNews) => Promise<void>;
  /** The tab's own sale, of which the hub says nothing to it. */
  readonly takeSale: (order: PlacedOrder) => Promise<void>;
};

export function liveData(queries: QueryClient, { catalog, clients }: Sources): LiveData {
  const reread = (...keys: readonly (readonly [string])[]): Promise<unknown> =>
    Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, exact: true })));
  const rereadProduct = (productId: string) =>
    rereadItem(queries, {
      listKey: queryKeys.products,
      id: productId,
      read: (signal) => catalog.readProduct(id(productId), signal),
    });
  const rereadClient = (profileId: string) =>
    rereadItem(queries, {
      listKey: queryKeys.clients,
      id: profileId,
      read: (signal) => clients.readClient(id(profileId), signal),
    });

  async function takeEntity(news: ChangeNews & { readonly type: "entity" }): Promise<unknown> {
    switch (news.entityType) {
      case "product":
        return news.kind === "deleted" ? dropItem(queries, queryKeys.products, news.id) : rereadProduct(news.id);
      case "client":
        return news.kind === "deleted" ? dropItem(queries, queryKeys.clients, news.id) : rereadClient(news.id);
      case "balance":
        return rereadClient(news.id);
      case "stock":
        return reread(queryKeys.products);
      case "category":
        return reread(queryKeys.categories, queryKeys.discountCategories);
      case "cafeteria":
        return reread(queryKeys.cafeteria, queryKeys.cafeterias);
      case "register":
        return reread(queryKeys.register);
      case "order":
        return undefined;
    }
  }

  return {
    take: async (news) => {
      await (news.type === "missed" ? queries.invalidateQueries() : takeEntity(news));
    },
    takeSale: async (order) => {
      const products = new Set(order.orderItems.map((item) => item.productId).filter((one) => one !== null));
      await Promise.all([
        ...[...products].map(rereadProduct),
        ...(order.buyerId === null ? [] : [rereadClient(order.buyerId)]),
        ...(order.paymentMethod === "CASH" ? [reread(queryKeys.register)] : []),
      ]);
    },
  };
}
