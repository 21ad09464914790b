import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { ShoppingBag } from "lucide-react";
import * as texts from "../../../texts/sale.ts";
import * as words from "../../../texts/words.ts";
import styles from "./PhoneCartBar.module.css";

export interface PhoneCartBarProps {
  readonly count: number;
  readonly total: Cents;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function PhoneCartBar({ count, total, isOpen, onOpen }: PhoneCartBarProps) {
  return (
    <div className={styles["fade"]}>
      <button
        type="button"
        className={styles["bar"]}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-tour="cart"
        onClick={onOpen}
      >
        <span className={styles["count"]}>{count}</span>
        <span className={styles["what"]}>{texts.productNoun(count)}</span>
        <span className={styles["total"]}>{formatMoney(total)}</span>
        <span className={styles["see"]}>
          <ShoppingBag aria-hidden size={18} />
          {words.see}
        </span>
      </button>
    </div>
  );
}
