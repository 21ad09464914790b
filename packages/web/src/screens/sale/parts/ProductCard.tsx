import { type Cents, formatMoneyShort } from "@cantina/domain/kernel";
import { memo } from "react";
import { restock } from "../../../texts/restock.ts";
import * as texts from "../../../texts/sale.ts";
import { StockBadge } from "../../../ui/StockBadge.tsx";
import voice from "../../../ui/spoken.module.css";
import styles from "./ProductCard.module.css";
import { ProductPicture } from "../../../ui/ProductPicture.tsx";
import { type CartFeed, useQuantity } from "./cart-feed.ts";
import { SealMark, type SealMarkProps } from "../../../ui/SealMark.tsx";
import type { PictureView } from "../../../ui/picture-view.ts";
import { menuMark } from "./use-menu-press.ts";

export interface ProductCardView extends SealMarkProps {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: Cents;
  /** null: not stock controlled. */
  readonly stock: number | null;
  readonly isPromotion: boolean;
  readonly picture: PictureView;
}

/** What of a product the seller wants to see on its card. */
export interface CardDisplay {
  readonly image: boolean;
  readonly title: boolean;
  readonly description: boolean;
  readonly price: boolean;
  readonly stock: boolean;
}

export interface ProductCardProps {
  readonly product: ProductCardView;
  readonly display: CardDisplay;
  readonly feed: CartFeed;
  readonly onAdd: (productId: string) => void;
  /** null: nobody restocks here now. */
  readonly onRestock?: ((productId: string) => void) | null;
}

export const ProductCard = memo(function ProductCard({
  product,
  display,
  feed,
  onAdd,
  onRestock = null,
}: ProductCardProps) {
  const quantity = useQuantity(feed, product.id);
  const isSoldOut = product.stock !== null && product.stock <= 0;
  // Sold out is said even by those who hide the stock: it explains the dead card.
  const shownStock = display.stock || isSoldOut ? product.stock : null;
  const card = (
    <button
      type="button"
      className={quantity > 0 ? `${styles["card"]} ${styles["inCart"]}` : styles["card"]}
      disabled={isSoldOut || product.isBarred}
      onClick={() => onAdd(product.id)}
      {...(onRestock !== null && product.stock !== null && { [menuMark]: product.id })}
    >
      {display.image && <ProductPicture picture={product.picture} className={styles["picture"]} isInSight />}
      <span className={display.title ? styles["name"] : voice["spoken"]}>{product.name}</span>
      {product.isPromotion && <span className={styles["promotion"]}>{texts.promotion}</span>}
      {display.description && product.description !== "" && (
        <span className={styles["description"]}>{product.description}</span>
      )}
      {product.seals.length > 0 && (
        <span className={styles["seals"]}>
          <SealMark seals={product.seals} isBarred={product.isBarred} />
        </span>
      )}
      {(display.price || shownStock !== null) && (
        <span className={styles["foot"]}>
          <span className={styles["price"]}>{display.price && formatMoneyShort(product.price)}</span>
          {shownStock !== null && <StockBadge stock={shownStock} />}
        </span>
      )}
      {quantity > 0 && (
        <span className={styles["count"]}>
          <span aria-hidden>{quantity}</span>
          <span className={voice["spoken"]}>{texts.inCart(quantity)}</span>
        </span>
      )}
    </button>
  );
  // The others offer it by the menu's key or button: what sells must not be in anybody's way.
  if (!isSoldOut || onRestock === null) return card;
  return (
    <div className={styles["cell"]}>
      {card}
      <button
        type="button"
        className={display.image ? `${styles["restock"]} ${styles["overPicture"]}` : styles["restock"]}
        onClick={() => onRestock(product.id)}
      >
        {restock}
        <span className={voice["spoken"]}> {product.name}</span>
      </button>
    </div>
  );
});
