import type { Allergen } from "@cantina/domain/allergens";
import type { OrderId } from "@cantina/domain/kernel";
import type { Order } from "@cantina/domain/orders";
import {
  Archive,
  Ban,
  BellRing,
  Check,
  Clock,
  MessageSquareText,
  Printer,
  Smartphone,
  TriangleAlert,
} from "lucide-react";
import { type MouseEvent, memo } from "react";
import { containsForDiner } from "../../../texts/allergens.ts";
import { originNames } from "../../../texts/origin-names.ts";
import { orderedAt } from "../../../texts/orders.ts";
import { heldText } from "../../../texts/held-text.ts";
import * as texts from "../../../texts/orders-board.ts";
import * as words from "../../../texts/words.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import voice from "../../../ui/spoken.module.css";
import styles from "./OrderCard.module.css";

export interface OrderCardView {
  readonly order: Order;
  /** What it contains that its diner must not eat. */
  readonly allergens: readonly Allergen[];
  readonly className: string | null;
  /** "12:00", or with its date on another day. */
  readonly pickUp: string | null;
  readonly ordered: string;
}

export interface OrderCardHandlers {
  readonly onDeliver: (order: Order) => void;
  readonly onArchive: (order: Order) => void;
  /** null: there is no printer. */
  readonly onPrint: ((order: Order) => void) | null;
  readonly onSelect: (orderId: OrderId, isSelected: boolean) => void;
}

export interface OrderCardProps extends OrderCardHandlers, OrderCardView {
  readonly isSelected: boolean;
  readonly isBusy: boolean;
}

// When a card goes, the next one slides under the pointer: the second click of a double one is not meant for it.
const once =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) act();
  };

export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, allergens, className, pickUp, ordered, isSelected, isBusy } = props;
  const name = order.commensalName ?? words.noDiner;
  const isPending = order.status === "STARTED";
  // Under the heading of its hour, or of the day where it has none.
  const Name = order.pickUpDateTime === null ? "h3" : "h4";
  return (
    <article className={styles["card"]} aria-label={texts.orderOf(name)} data-cancelled={isPending ? undefined : true}>
      <header className={styles["head"]}>
        {isPending && (
          <Checkbox
            className={styles["select"]}
            label={texts.selectOrderOf(name)}
            checked={isSelected}
            onChange={(checked) => props.onSelect(order.id, checked)}
          />
        )}
        <div className={styles["who"]}>
          <Name>{name}</Name>
          {order.commensalId !== null && <p>{className ?? words.noClass}</p>}
        </div>
        <div className={styles["when"]}>
          {pickUp === null ? (
            <span className={styles["hour"]}>{ordered}</span>
          ) : (
            <>
              <span className={styles["hour"]}>
                <Clock aria-hidden size={15} />
                <span className={voice["spoken"]}>{texts.picksUp} </span>
                {pickUp}
              </span>
              <span className={styles["ordered"]}>{orderedAt(ordered)}</span>
            </>
          )}
        </div>
      </header>
      <ul className={styles["items"]}>
        {order.orderItems.map((item, index) => (
          <li key={`${index} ${item.name}`}>
            <span className={styles["quantity"]}>{item.quantity}</span>
            <span>
              {item.name}
              {item.items.length > 0 && <span className={styles["held"]}>{heldText(item.items, item.quantity)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {allergens.length > 0 && (
        <p className={`${styles["comment"]} ${styles["allergens"]}`}>
          <TriangleAlert aria-hidden size={16} />
          {containsForDiner(allergens)}
        </p>
      )}
      {order.comments !== "" && (
        <p className={styles["comment"]}>
          <MessageSquareText aria-hidden size={16} />
          {order.comments}
        </p>
      )}
      <footer className={styles["foot"]}>
        <span className={styles["origin"]}>
          {order.originMedium === "MOBILE" && <Smartphone aria-hidden size={15} />}
          {originNames[order.originMedium]}
        </span>
        {order.readyAt !== null && (
          <Tag tone="success" icon={<BellRing />}>
            {texts.isReady}
          </Tag>
        )}
        {props.onPrint !== null && (
          <IconButton label={texts.printOrderOf(name)} icon={<Printer />} onClick={() => props.onPrint?.(order)} />
        )}
        {isPending ? (
          <button
            type="button"
            className={`${styles["action"]} ${styles["deliver"]}`}
            disabled={isBusy}
            aria-label={texts.deliveredTo(name)}
            onClick={once(() => props.onDeliver(order))}
          >
            <Check aria-hidden size={20} />
            {words.delivered}
          </button>
        ) : (
          <>
            <Tag tone="error" icon={<Ban />}>
              {words.cancelled}
            </Tag>
            <button
              type="button"
              className={styles["action"]}
              disabled={isBusy}
              title={texts.archive}
              aria-label={texts.archiveOf(name)}
              onClick={once(() => props.onArchive(order))}
            >
              <Archive aria-hidden size={20} />
              {words.remove}
            </button>
          </>
        )}
      </footer>
    </article>
  );
});
