import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { productsText } from "../../../texts/products-text.ts";
import { CardSections } from "../../../ui/CardSections.tsx";
import type { CategoryView } from "../card-views.ts";
import { type CardDisplay, ProductCard } from "./ProductCard.tsx";
import styles from "./ProductGrid.module.css";
import type { CartFeed } from "./cart-feed.ts";
import { useMenuPress } from "./use-menu-press.ts";

export interface ProductGridProps {
  readonly categories: readonly CategoryView[];
  readonly display: CardDisplay;
  readonly feed: CartFeed;
  readonly onAdd: (productId: string) => void;
  /** Of what has stock; null: who sells may not, or nobody can now. */
  readonly onRestock: ((productId: string) => void) | null;
}

/** In pixels, as in the style of SaleLayout. */
const cartWidth = 392;
const heights = { header: 66, cards: 197 };

export function ProductGrid({ categories, display, feed, onAdd, onRestock }: ProductGridProps) {
  "use memo";
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());

  function toggle(id: string): void {
    setClosed(closed.has(id) ? new Set([...closed].filter((other) => other !== id)) : new Set([...closed, id]));
  }

  return (
    <div className={styles["grid"]} {...useMenuPress(onRestock)}>
      <CardSections
        sections={categories.map((category) => ({
          id: category.id,
          category,
          items: closed.has(category.id) ? [] : category.products,
        }))}
        narrowest={152}
        fewestColumns={2}
        beside={cartWidth}
        heights={heights}
        header={({ id, category }, isFirst) => (
          <CategoryHeader category={category} isFirst={isFirst} isOpen={!closed.has(id)} onToggle={() => toggle(id)} />
        )}
        card={(product) => (
          <ProductCard
            key={product.id}
            product={product}
            display={display}
            feed={feed}
            onAdd={onAdd}
            onRestock={onRestock}
          />
        )}
      />
    </div>
  );
}

interface CategoryHeaderProps {
  readonly category: CategoryView;
  readonly isFirst: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function CategoryHeader({ category, isFirst, isOpen, onToggle }: CategoryHeaderProps) {
  const count = category.products.length;
  return (
    <h2 className={isFirst ? `${styles["header"]} ${styles["first"]}` : styles["header"]}>
      <button type="button" className={styles["toggle"]} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles["name"]}>{category.name}</span>
        <span className={styles["count"]}>{productsText(count)}</span>
        <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </h2>
  );
}
