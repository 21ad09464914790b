import { unitPriceFor } from "@cantina/domain/catalog";
import { type UserCoupon, exchangedUses } from "@cantina/domain/coupons";
import { type CategoryId, type ClassId, id, multiplyMoney } from "@cantina/domain/kernel";
import { type CartLine, marksOf, nameOf, quantityOf } from "@cantina/domain/sale";
import type { CheckoutActor } from "../../composition/till/index.ts";
import type { CartFeed, CartLineView } from "./parts/cart-feed.ts";
import { heldText } from "../../texts/held-text.ts";
import type { TileTint } from "../../ui/picture-view.ts";
import { lineNewsText } from "./cart-news.ts";

type TintOf = (categoryId: CategoryId) => TileTint;

type Around = {
  readonly classId: ClassId | null;
  readonly coupons: readonly UserCoupon[];
  readonly news: string;
};

function lineView(line: CartLine, { classId, coupons, news }: Around, tintOf: TintOf): CartLineView {
  const isGeneric = line.kind === "GENERIC";
  const unitPrice = isGeneric ? line.price : unitPriceFor(line.product, classId);
  const redeemed = isGeneric ? 0 : exchangedUses(line.exchanged);
  return {
    id: line.key,
    name: nameOf(line),
    news,
    held: isGeneric ? "" : heldText(line.product.items, line.quantity),
    quantity: line.quantity,
    unitPrice,
    redeemed,
    canExchange: !isGeneric && coupons.some((coupon) => coupon.productIds.includes(line.product.id)),
    total: multiplyMoney(unitPrice, line.quantity - redeemed),
    picture: isGeneric
      ? { url: null, tint: "crust" }
      : { url: line.product.imageUrl, tint: tintOf(line.product.categoryId) },
  };
}

/** The checkout as the cards and lines read it: answers keep their identity while nothing about them changes. */
export function actorCartFeed(checkout: CheckoutActor, tintOf: TintOf): CartFeed {
  const viewed = new WeakMap<CartLine, Around & { readonly view: CartLineView }>();
  let ids: readonly string[] = [];
  const cartNow = () => checkout.getSnapshot().context.cart;
  return {
    subscribe: (onChange) => {
      const subscription = checkout.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    quantityOf: (productId) => quantityOf(checkout.getSnapshot().context, id(productId)),
    lineIds: () => {
      const { lines } = cartNow();
      const isSame = lines.length === ids.length && lines.every((line, at) => line.key === ids[at]);
      if (!isSame) ids = lines.map((line) => line.key);
      return ids;
    },
    lineOf: (lineId) => {
      const cart = cartNow();
      const { lines, diner, coupons } = cart;
      const line = lines.find(({ key }) => key === lineId);
      if (line === undefined) return undefined;
      const classId = diner?.commensal.classId ?? null;
      // The stock that other lines leave to this one is part of what is told here.
      const news = lineNewsText(marksOf(cart).get(lineId) ?? []);
      const known = viewed.get(line);
      if (known?.classId === classId && known.coupons === coupons && known.news === news) return known.view;
      const view = lineView(line, { classId, coupons, news }, tintOf);
      viewed.set(line, { classId, coupons, news, view });
      return view;
    },
  };
}
