import type { ChangeNews } from "@cantina/adapters/realtime";
import { type OrderId, type ProfileId, id } from "@cantina/domain/kernel";
import type { OrderState, PlacedOrder } from "@cantina/domain/orders";
import type { QueryClient } from "@tanstack/react-query";
import { boardData } from "./board-data.ts";
import { historyKeys } from "./history-queries.ts";
import { queryKeys } from "./queries.ts";
import { dropItem, rereadItem } from "./reread-item.ts";
import type { Sources } from "./sources.ts";

export type LiveData = {
  /** Brings what is shown up to what others did. */
  readonly take: (news: ChangeNews) => Promise<void>;
  /** The tab's own sale, of which the hub says nothing to it. */
  readonly takeSale: (order: PlacedOrder) => Promise<void>;
  /** What the tab itself did to orders. */
  readonly takeSteps: (orders: readonly OrderState[]) => Promise<void>;
  /** Orders that are no longer as they are shown. */
  readonly rereadOrders: (orderIds: readonly OrderId[]) => Promise<void>;
  /** The tab's own top-up or coupon sale, likewise. */
  readonly takePayment: (buyerId: ProfileId) => Promise<void>;
  /** What the tab itself did to clients or their categories. */
  readonly takeClients: () => Promise<void>;
};

export function liveData(queries: QueryClient, sources: Sources): LiveData {
  const { catalog, clients } = sources;
  const board = boardData(queries, sources);
  const reread = (...keys: readonly (readonly [string])[]): Promise<unknown> =>
    Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, exact: true })));
  /** Every page and every filter of it that is shown. */
  const rereadAll = (queryKey: readonly [string]) => queries.invalidateQueries({ queryKey });
  /** The administrators' list and what is open of it. */
  const rereadManaged = () => Promise.all([rereadAll(queryKeys.managedClients), rereadAll(queryKeys.statement)]);
  const rereadProduct = (productId: string) =>
    rereadItem(queries, {
      listKey: queryKeys.products,
      id: productId,
      read: (signal) => catalog.readProduct(id(productId), signal),
    });
  const rereadCoupons = (profileId: string) =>
    queries.invalidateQueries({ queryKey: [...queryKeys.clientCoupons, profileId] });
  const rereadClient = (profileId: string) =>
    rereadItem(queries, {
      listKey: queryKeys.clients,
      id: profileId,
      read: (signal) => clients.readClient(id(profileId), signal),
    });

  async function takeEntity(news: ChangeNews & { readonly type: "entity" }): Promise<unknown> {
    switch (news.entityType) {
      case "product":
        if (news.kind === "changed")
          return Promise.all([rereadProduct(news.id), reread(queryKeys.shortages, queryKeys.passes)]);
        dropItem(queries, queryKeys.products, news.id);
        return reread(queryKeys.passes);
      case "client":
        if (news.kind === "deleted") dropItem(queries, queryKeys.clients, news.id);
        return Promise.all([...(news.kind === "deleted" ? [] : [rereadClient(news.id)]), rereadManaged()]);
      case "balance":
        return Promise.all([rereadClient(news.id), rereadManaged()]);
      case "catalog":
        return reread(queryKeys.products);
      case "stock":
        return reread(queryKeys.products);
      case "category":
        // Its products may have been moved, shown or hidden together.
        return reread(
          queryKeys.categories,
          queryKeys.products,
          queryKeys.discountCategories,
          queryKeys.managedCategories,
        );
      case "cafeteria":
        // What an employee may see of an open register may be another matter now.
        return Promise.all([
          reread(queryKeys.cafeteria, queryKeys.cafeterias, queryKeys.cashSettings),
          rereadAll(historyKeys.intervals),
        ]);
      case "register":
        return Promise.all([reread(queryKeys.register), rereadAll(historyKeys.intervals)]);
      case "coupon":
        return reread(queryKeys.coupons);
      case "userCoupon":
        return rereadCoupons(news.id);
      case "claim":
        return rereadItem(queries, {
          listKey: queryKeys.claims,
          id: news.id,
          read: (signal) => sources.claims.readClaim(id(news.id), signal),
        });
      case "subscription":
        return reread(queryKeys.subscriptions, queryKeys.subscriptionPayments);
      case "consumable":
        return reread(queryKeys.consumables);
      case "supplier":
        return reread(queryKeys.suppliers);
      case "clock":
        return reread(queryKeys.clockJumps);
      case "profileTokens":
        // The session's own affair.
        return undefined;
      case "order":
        return Promise.all([rereadAll(historyKeys.history), board.take(id(news.id))]);
    }
  }

  return {
    takePayment: async (buyerId) => {
      await Promise.all([rereadClient(buyerId), rereadManaged(), rereadCoupons(buyerId), reread(queryKeys.register)]);
    },
    takeClients: async () => {
      await Promise.all([
        reread(queryKeys.clients, queryKeys.discountCategories, queryKeys.managedCategories),
        rereadManaged(),
      ]);
    },
    take: async (news) => {
      await (news.type === "missed" ? queries.invalidateQueries() : takeEntity(news));
    },
    rereadOrders: async (orderIds) => {
      await Promise.all(orderIds.map((orderId) => board.take(orderId)));
    },
    takeSteps: async (orders) => {
      await Promise.all([...orders.map((order) => board.takeStep(order)), rereadAll(historyKeys.history)]);
    },
    takeSale: async (order) => {
      board.takeSale(order);
      const taken = order.orderItems.flatMap(({ productId, items }) => [
        productId,
        ...items.map((item) => item.productId),
      ]);
      const products = new Set(taken.filter((one) => one !== null));
      await Promise.all([
        ...[...products].map(rereadProduct),
        ...(order.buyerId === null ? [] : [rereadClient(order.buyerId)]),
        ...(order.buyerId !== null && order.orderItems.some((item) => item.exchangedCoupons.length > 0)
          ? [rereadCoupons(order.buyerId)]
          : []),
        ...(order.paymentMethod === "CASH" ? [reread(queryKeys.register)] : []),
      ]);
    },
  };
}
