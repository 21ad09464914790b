import { type Cents, formatMoney, negateMoney } from "@cantina/domain/kernel";
import * as texts from "../../../texts/sale.ts";
import * as words from "../../../texts/words.ts";
import styles from "./CartTotals.module.css";

export interface CartTotalsProps {
  readonly subtotal: Cents;
  readonly discount: { readonly label: string; readonly amount: Cents } | null;
  readonly total: Cents;
  /** What the account will hold; null when it isn't paid from one. */
  readonly balanceAfter: Cents | null;
  /** How far the account would be below its minimum; 0: it wouldn't. */
  readonly overMinimum: Cents;
}

export function CartTotals({ subtotal, discount, total, balanceAfter, overMinimum }: CartTotalsProps) {
  return (
    <div className={styles["totals"]}>
      <div className={styles["row"]}>
        <span>{words.subtotal}</span>
        <span className={styles["amount"]}>{formatMoney(subtotal)}</span>
      </div>
      {discount !== null && (
        <div className={styles["row"]}>
          <span>{discount.label}</span>
          <span className={`${styles["amount"]} ${styles["discount"]}`}>
            {formatMoney(negateMoney(discount.amount))}
          </span>
        </div>
      )}
      <div className={`${styles["row"]} ${styles["last"]}`}>
        <div className={styles["what"]}>
          <div className={styles["title"]}>{words.total}</div>
          {balanceAfter !== null && (
            <div className={styles["after"]}>{texts.balanceAfter(formatMoney(balanceAfter))}</div>
          )}
          {overMinimum > 0 && (
            // No colour tells the queue who owes.
            <div className={`${styles["after"]} ${styles["over"]}`}>{texts.overMinimum(formatMoney(overMinimum))}</div>
          )}
        </div>
        <span data-total className={`${styles["amount"]} ${styles["total"]}`}>
          {formatMoney(total)}
        </span>
      </div>
    </div>
  );
}
