import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useMemo, useRef } from "react";
import styles from "./CardSections.module.css";
import { type CardSection, columnsFor, sectionRows } from "./section-rows.ts";
import { useIsPhone } from "./use-is-phone.ts";
import { useWidth } from "./use-width.ts";

export interface CardSectionsProps<Section, Item> {
  readonly sections: readonly Section[];
  /** Of a card, in pixels. */
  readonly narrowest: number;
  readonly fewestColumns?: number;
  /** What stands beside the list where the window is wide, in pixels. */
  readonly beside?: number;
  /** What a heading and a row of cards are taken to be high before they are measured, in pixels. */
  readonly heights: { readonly header: number; readonly cards: number };
  readonly header: (section: Section, isFirst: boolean) => ReactNode;
  readonly card: (item: Item) => ReactNode;
}

/** In pixels, as in the style. */
const onPhone = { gap: 10, gutter: 14 };
const onTill = { gap: 12, gutter: 20 };

/** Cards under headings, which scroll by themselves. It draws only the rows in sight: there may be thousands of cards. */
export function CardSections<Section extends CardSection<Item>, Item extends { readonly id: string }>({
  sections,
  narrowest,
  fewestColumns = 1,
  beside = 0,
  heights,
  header,
  card,
}: CardSectionsProps<Section & CardSection<Item>, Item>) {
  "use memo";
  const { gap, gutter, taken } = useIsPhone() ? { ...onPhone, taken: 0 } : { ...onTill, taken: beside };
  // The rows that should fit are drawn with the screen, and not a second time once it has been measured.
  const [width, widthRef] = useWidth(innerWidth - taken - 2 * gutter);
  const scrollRef = useRef<HTMLDivElement>(null);
  const columns = Math.max(fewestColumns, columnsFor(width, gap, narrowest));
  const rows = useMemo(() => sectionRows<Section & CardSection<Item>, Item>(sections, columns), [sections, columns]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: (at) => heights[rows[at]?.kind ?? "cards"],
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 3,
    initialRect: { width: innerWidth, height: innerHeight },
  });
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
              {row?.kind === "header" && header(row.section, row.isFirst)}
              {row?.kind === "cards" && (
                <div className={styles["cards"]} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
                  {row.items.map(card)}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
