import type { LocalDate, OrderId } from "@cantina/domain/kernel";
import { type BoardSection, type Order, hourKey } from "@cantina/domain/orders";
import * as texts from "../../../texts/orders-board.ts";
import { CardSections } from "../../../ui/CardSections.tsx";
import { hourTitle } from "../order-texts.ts";
import styles from "./BoardList.module.css";
import { OrderCard, type OrderCardHandlers, type OrderCardView } from "./OrderCard.tsx";

export interface BoardListProps extends OrderCardHandlers {
  readonly sections: readonly BoardSection[];
  /** Nothing is to be handed over today. */
  readonly isTodayEmpty: boolean;
  readonly today: LocalDate;
  readonly viewOf: (order: Order) => OrderCardView;
  readonly selected: ReadonlySet<OrderId>;
  readonly isBusy: boolean;
}

type Shown = Pick<BoardSection, "day" | "hour"> & {
  readonly id: string;
  readonly items: readonly Order[];
  /** Of the whole day, where it begins; null: it began before. */
  readonly ofDay: number | null;
};

const heights = { header: 40, cards: 210 };

function shownSections(sections: readonly BoardSection[], isTodayEmpty: boolean): readonly Shown[] {
  const shown = sections.map(({ day, hour, orders }, at): Shown => {
    const isFirst = sections[at - 1]?.day !== day;
    const ofDay = sections.filter((one) => one.day === day).reduce((sum, one) => sum + one.orders.length, 0);
    return { id: `${day} ${hourKey(hour)}`, day, hour, items: orders, ofDay: isFirst ? ofDay : null };
  });
  return isTodayEmpty && sections[0]?.day !== "today"
    ? [{ id: "today", day: "today", hour: null, items: [], ofDay: 0 }, ...shown]
    : shown;
}

export function BoardList({ sections, isTodayEmpty, today, viewOf, selected, isBusy, ...handlers }: BoardListProps) {
  "use memo";
  return (
    <CardSections<Shown, Order>
      sections={shownSections(sections, isTodayEmpty)}
      narrowest={300}
      heights={heights}
      header={({ day, hour, items, ofDay }) => (
        <>
          {ofDay !== null && (
            <h2 className={styles["header"]}>
              {texts.dayNames[day]}
              <span className={styles["count"]}>{ofDay === 0 ? texts.nothingToDeliver : texts.orderCount(ofDay)}</span>
            </h2>
          )}
          {hour !== null && (
            <h3 className={styles["hour"]}>
              {hourTitle(hour, day === "tomorrow" ? hour.date : today)}
              <span className={styles["count"]}>{texts.orderCount(items.length)}</span>
            </h3>
          )}
        </>
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
