import type { Cents } from "@cantina/domain/kernel";
import { useSyncExternalStore } from "react";
import type { PictureView } from "../../../ui/picture-view.ts";

export interface CartLineView {
  readonly id: string;
  readonly name: string;
  /** What the units of a promotion hold; empty for any other line. */
  readonly held: string;
  /** What changed since the seller put it there: "ahora $ 700", "agotado"; empty: nothing. */
  readonly news: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
  /** Units that coupons pay. */
  readonly redeemed: number;
  readonly canExchange: boolean;
  /** Of the units that no coupon pays. */
  readonly total: Cents;
  readonly picture: PictureView;
}

/**
 * The cart as the hot parts read it. Every answer keeps its identity while
 * what it says stays the same, so that a scan re-renders one card and one line.
 */
export interface CartFeed {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly quantityOf: (productId: string) => number;
  readonly lineIds: () => readonly string[];
  readonly lineOf: (lineId: string) => CartLineView | undefined;
}

export const useQuantity = (feed: CartFeed, productId: string): number =>
  useSyncExternalStore(feed.subscribe, () => feed.quantityOf(productId));

export const useLineIds = (feed: CartFeed): readonly string[] => useSyncExternalStore(feed.subscribe, feed.lineIds);

export const useLine = (feed: CartFeed, lineId: string): CartLineView | undefined =>
  useSyncExternalStore(feed.subscribe, () => feed.lineOf(lineId));
