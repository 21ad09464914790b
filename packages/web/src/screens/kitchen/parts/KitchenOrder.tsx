import type { Allergen } from "@cantina/domain/allergens";
import { type TimeZone, localTimeOf } from "@cantina/domain/kernel";
import { type Order, calledOf } from "@cantina/domain/orders";
import { Check, MessageSquareText, TriangleAlert } from "lucide-react";
import { containsForDiner } from "../../../texts/allergens.ts";
import { heldText } from "../../../texts/held-text.ts";
import * as texts from "../../../texts/kitchen.ts";
import { calledText } from "../called.ts";
import styles from "./Kitchen.module.css";

export interface KitchenOrderProps {
  readonly order: Order;
  /** What it contains that its diner must not eat. */
  readonly allergens: readonly Allergen[];
  readonly zone: TimeZone;
  readonly className: string | null;
  readonly isBusy: boolean;
  readonly onReady: () => void;
}

/** What one order needs, and the press that says that it is made. */
export function KitchenOrder({ order, allergens, zone, className, isBusy, onReady }: KitchenOrderProps) {
  const name = calledText(calledOf(order), zone);
  return (
    <article className={styles["order"]} aria-label={name}>
      <header className={styles["who"]}>
        <h3>{name}</h3>
        {className !== null && <span className={styles["class"]}>{className}</span>}
        <time className={styles["time"]}>{localTimeOf(order.pickUpDateTime ?? order.dateTime, zone)}</time>
      </header>
      <ul className={styles["items"]}>
        {order.orderItems.map((item, at) => (
          <li key={`${at} ${item.name}`}>
            <span className={styles["units"]}>{item.quantity}</span>
            <span>
              {item.name}
              {item.items.length > 0 && <span className={styles["held"]}>{heldText(item.items, item.quantity)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {allergens.length > 0 && (
        <p className={`${styles["comment"]} ${styles["allergens"]}`}>
          <TriangleAlert aria-hidden />
          {containsForDiner(allergens)}
        </p>
      )}
      {order.comments !== "" && (
        <p className={styles["comment"]}>
          <MessageSquareText aria-hidden />
          {order.comments}
        </p>
      )}
      <button
        type="button"
        className={styles["ready"]}
        aria-label={texts.readyOf(name)}
        disabled={isBusy}
        // The next card slides under the finger: the second press of two is not meant for it.
        onClick={({ detail }) => {
          if (detail < 2) onReady();
        }}
      >
        <Check aria-hidden />
        {texts.ready}
      </button>
    </article>
  );
}
