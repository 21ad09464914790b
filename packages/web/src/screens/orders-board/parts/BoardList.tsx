import type { OrderId } from "@cantina/domain/kernel";
import type { BoardSection, Order } from "@cantina/domain/orders";
import * as texts from "../../../texts/orders-board.ts";
import { CardSections } from "../../../ui/CardSections.tsx";
import styles from "./BoardList.module.css";
import { OrderCard, type OrderCardHandlers, type OrderCardView } from "./OrderCard.tsx";

export interface BoardListProps extends OrderCardHandlers {
  readonly sections: readonly BoardSection[];
  readonly viewOf: (order: Order) => OrderCardView;
  readonly selected: ReadonlySet<OrderId>;
  readonly isBusy: boolean;
}

const heights = { header: 40, cards: 210 };

export function BoardList({ sections, viewOf, selected, isBusy, ...handlers }: BoardListProps) {
  "use memo";
  return (
    <CardSections
      sections={sections.map(({ day, orders }) => ({ id: day, items: orders }))}
      narrowest={300}
      heights={heights}
      header={({ id, items }) => (
        <h2 className={styles["header"]}>
          {texts.dayNames[id]}
          <span className={styles["count"]}>{texts.orderCount(items.length)}</span>
        </h2>
      )}
      card={(order) => (
        <OrderCard
          key={order.id}
          isSelected={selected.has(order.id)}
          isBusy={isBusy}
          {...viewOf(order)}
          {...handlers}
        />
      )}
    />
  );
}
