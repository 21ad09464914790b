import type { ChangeNews } from "@cantina/adapters/realtime";
import type { Product } from "@cantina/domain/catalog";
import {
  type ClaimId,
  type OrderId,
  type ProductId,
  type ProfileId,
  type Result,
  accepted,
  id,
} from "@cantina/domain/kernel";
import { type OrderState, type PlacedOrder, isPaidBy } from "@cantina/domain/orders";
import type { QueryClient } from "@tanstack/react-query";
import { boardData } from "./board-data.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { type QueryName, queryKeys } from "./queries.ts";
import { dropItem, rereadItem } from "./reread-item.ts";
import type { Sources } from "./sources.ts";
import { type EntityType, rereadAfter, rereadQueries, staleAfter } from "./stale.ts";

type EntityNews = Extract<ChangeNews, { readonly type: "entity" }>;

export type LiveData = {
  /** Brings what is shown up to what others did. */
  readonly take: (news: ChangeNews) => Promise<void>;
  /** The tab's own sale, of which the hub says nothing to it. */
  readonly takeSale: (order: PlacedOrder) => Promise<void>;
  /** What the tab itself did to orders. */
  readonly takeSteps: (orders: readonly OrderState[]) => Promise<void>;
  /** Orders that are no longer as they are shown; none are named: any may be. */
  readonly rereadOrders: (orderIds: readonly OrderId[]) => Promise<void>;
  /** The tab's own top-up or coupon sale, likewise. */
  readonly takePayment: (buyerId: ProfileId) => Promise<void>;
};

/** A list of which one item can be read alone: all of it for each sale of any till would be too much. */
type ItemList = {
  readonly list: QueryName;
  readonly take: (itemId: string, kind: EntityNews["kind"]) => Promise<void>;
};

export function liveData(queries: QueryClient, sources: Sources): LiveData {
  const { calls } = sources;
  const board = boardData(queries, sources);
  function itemList<T extends { readonly id: string }>(
    list: QueryName,
    read: (itemId: T["id"], signal: AbortSignal) => Promise<Result<T, ApiFailure>>,
  ): ItemList {
    const listKey = queryKeys[list];
    return {
      list,
      take: async (itemId, kind) => {
        if (kind === "deleted") dropItem(queries, listKey, itemId);
        else await rereadItem(queries, { listKey, id: itemId, read: (signal) => read(id(itemId), signal) });
      },
    };
  }
  const productList = itemList("products", async (productId: ProductId, signal) => {
    const answer = await calls.readProduct({ params: { productId } }, { signal });
    if (!answer.ok) return answer;
    // A till keeps what it sells by, whoever is signed in at it.
    const { cost: _cost, ingredients: _ingredients, versions: _versions, ...product } = answer.value;
    return accepted<Product>(product);
  });
  const clientList = itemList("clients", (profileId: ProfileId, signal) =>
    calls.readClient({ params: { profileId } }, { signal }),
  );
  const itemLists: Readonly<Partial<Record<EntityType, ItemList>>> = {
    product: productList,
    client: clientList,
    balance: clientList,
    claim: itemList("claims", (claimId: ClaimId, signal) => calls.readClaim({ params: { claimId } }, { signal })),
    order: { list: "boardOrders", take: (orderId) => board.take(id(orderId)) },
    userCoupon: {
      list: "clientCoupons",
      take: (profileId) => queries.invalidateQueries({ queryKey: [...queryKeys.clientCoupons, profileId] }),
    },
  };
  async function takeEntity(
    entityType: EntityType,
    itemId: string,
    kind: EntityNews["kind"] = "changed",
  ): Promise<void> {
    const items = itemLists[entityType];
    await Promise.all([items?.take(itemId, kind), rereadOthers(entityType)]);
  }
  /** What else a change of it makes stale. */
  const rereadOthers = (entityType: EntityType): Promise<void> =>
    rereadQueries(
      queries,
      staleAfter[entityType].filter((name) => name !== itemLists[entityType]?.list),
    );

  return {
    takePayment: async (buyerId) => {
      await Promise.all([
        takeEntity("balance", buyerId),
        takeEntity("userCoupon", buyerId),
        rereadOthers("order"),
        rereadAfter(queries, "register"),
      ]);
    },
    take: (news) =>
      news.type === "missed" ? queries.invalidateQueries() : takeEntity(news.entityType, news.id, news.kind),
    rereadOrders: async (orderIds) => {
      if (orderIds.length === 0) return rereadAfter(queries, "order");
      await Promise.all([...orderIds.map(board.take), rereadOthers("order")]);
      return undefined;
    },
    takeSteps: async (orders) => {
      await Promise.all([...orders.map(board.takeStep), rereadOthers("order")]);
    },
    takeSale: async (order) => {
      board.takeSale(order);
      const { buyerId, orderItems } = order;
      const taken = orderItems.flatMap(({ productId, items }) => [productId, ...items.map((item) => item.productId)]);
      const products = new Set(taken.filter((one) => one !== null));
      await Promise.all([
        ...[...products].map((productId) => productList.take(productId, "changed")),
        rereadOthers("order"),
        ...(buyerId === null ? [] : [takeEntity("balance", buyerId)]),
        ...(buyerId !== null && orderItems.some((item) => item.exchangedCoupons.length > 0)
          ? [takeEntity("userCoupon", buyerId)]
          : []),
        ...(isPaidBy(order, "CASH") ? [rereadAfter(queries, "register")] : []),
      ]);
    },
  };
}
