import type { TimeZone } from "@cantina/domain/kernel";
import { type Order, calledOf } from "@cantina/domain/orders";
import { Undo2 } from "lucide-react";
import * as texts from "../../../texts/kitchen.ts";
import { calledText } from "../called.ts";
import styles from "./Kitchen.module.css";

export interface MadeOrdersProps {
  readonly orders: readonly Order[];
  readonly zone: TimeZone;
  readonly isBusy: boolean;
  readonly onBack: (order: Order) => void;
}

/** What waits for its diners, with the way back. */
export function MadeOrders({ orders, zone, isBusy, onBack }: MadeOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <section aria-label={texts.madeOnes}>
      <h2 className={styles["heading"]}>{`${texts.madeOnes} (${orders.length})`}</h2>
      <ul className={styles["made"]}>
        {orders.map((order) => {
          const name = calledText(calledOf(order), zone);
          return (
            <li key={order.id}>
              <span>{name}</span>
              <button
                type="button"
                aria-label={texts.backOf(name)}
                title={texts.backOf(name)}
                disabled={isBusy}
                onClick={() => onBack(order)}
              >
                <Undo2 aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
