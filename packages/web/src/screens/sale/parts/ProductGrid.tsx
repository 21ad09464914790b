import { useVirtualizer } from "@tanstack/react-virtual";
import { ChevronDown } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { productsText } from "../../../texts/products-text.ts";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { type CardDisplay, ProductCard } from "./ProductCard.tsx";
import styles from "./ProductGrid.module.css";
import type { CartFeed } from "./cart-feed.ts";
import { type CategoryView, columnsFor, gridRows } from "./grid-rows.ts";
import { useWidth } from "../../../ui/use-width.ts";

export interface ProductGridProps {
  readonly categories: readonly CategoryView[];
  readonly display: CardDisplay;
  readonly feed: CartFeed;
  readonly onAdd: (productId: string) => void;
}

export function ProductGrid({ categories, display, feed, onAdd }: ProductGridProps) {
  "use memo";
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [width, widthRef] = useWidth();
  const scrollRef = useRef<HTMLDivElement>(null);
  const columns = columnsFor(width, useIsPhone() ? 10 : 12);
  const rows = useMemo(() => gridRows(categories, columns, closed), [categories, columns, closed]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: (at) => (rows[at]?.kind === "header" ? 66 : 197),
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 3,
  });

  function toggle(id: string): void {
    setClosed(closed.has(id) ? new Set([...closed].filter((other) => other !== id)) : new Set([...closed, id]));
  }

  return (
    <div ref={scrollRef} className={styles["scroll"]}>
      <div ref={widthRef} className={styles["rows"]} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return (
            <div
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              className={styles["row"]}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              {row?.kind === "header" && (
                <CategoryHeader
                  category={row.category}
                  isFirst={row.isFirst}
                  isOpen={!closed.has(row.category.id)}
                  onToggle={() => toggle(row.category.id)}
                />
              )}
              {row?.kind === "cards" && (
                <div
                  className={row.isLast ? `${styles["cards"]} ${styles["last"]}` : styles["cards"]}
                  style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
                >
                  {row.products.map((product) => (
                    <ProductCard key={product.id} product={product} display={display} feed={feed} onAdd={onAdd} />
                  ))}
                </div>
              )}
            </div>
          );
        })}
      </div>
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
