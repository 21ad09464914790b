import type { OrderId } from "@cantina/domain/kernel";
import type { BoardSection, Order } from "@cantina/domain/orders";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import * as texts from "../../../texts/orders-board.ts";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWidth } from "../../../ui/use-width.ts";
import styles from "./BoardList.module.css";
import { OrderCard, type OrderCardHandlers, type OrderCardView } from "./OrderCard.tsx";
import { boardColumns, boardRows } from "./board-rows.ts";

export interface BoardListProps extends OrderCardHandlers {
  readonly sections: readonly BoardSection[];
  readonly viewOf: (order: Order) => OrderCardView;
  readonly selected: ReadonlySet<OrderId>;
  readonly isBusy: boolean;
}

/** Draws only the rows in sight: hundreds of orders are common at noon. */
export function BoardList({ sections, viewOf, selected, isBusy, ...handlers }: BoardListProps) {
  "use memo";
  const [width, widthRef] = useWidth();
  const scrollRef = useRef<HTMLDivElement>(null);
  const columns = boardColumns(width, useIsPhone() ? 10 : 12);
  const rows = useMemo(() => boardRows(sections, columns), [sections, columns]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: (at) => (rows[at]?.kind === "header" ? 44 : 210),
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 3,
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
              {row?.kind === "header" && (
                <h2 className={styles["header"]}>
                  {texts.dayNames[row.day]}
                  <span className={styles["count"]}>{texts.orderCount(row.count)}</span>
                </h2>
              )}
              {row?.kind === "cards" && (
                <div className={styles["cards"]} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
                  {row.orders.map((order) => (
                    <OrderCard
                      key={order.id}
                      isSelected={selected.has(order.id)}
                      isBusy={isBusy}
                      {...viewOf(order)}
                      {...handlers}
                    />
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
