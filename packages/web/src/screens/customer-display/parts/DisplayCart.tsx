import { formatMoney } from "@cantina/domain/kernel";
import type { CustomerDisplay } from "@cantina/domain/sale";
import { useEffect, useRef } from "react";
import * as texts from "../../../texts/customer-display.ts";
import styles from "../CustomerDisplay.module.css";
import { Figure } from "./Figure.tsx";

/** What is in the cart, the last line always in sight, and what it comes to. */
export function DisplayCart({ cart }: { readonly cart: Extract<CustomerDisplay, { kind: "CART" }> }) {
  const { name, lines, discount, total, tender, isSending } = cart;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: "end" });
  }, [lines.length]);
  return (
    <div className={styles["cart"]}>
      <ul ref={list} className={styles["lines"]}>
        {lines.map((line) => (
          <li key={line.key}>
            <b aria-label={texts.units(line.quantity)}>{line.quantity}</b>
            <span>{line.name}</span>
            {line.total !== null && <em>{formatMoney(line.total)}</em>}
          </li>
        ))}
      </ul>
      <aside className={styles["side"]}>
        {name !== null && <p className={styles["name"]}>{name}</p>}
        <dl aria-live="polite" className={styles["sums"]}>
          {discount > 0 && <Figure label={texts.discount} amount={`− ${formatMoney(discount)}`} />}
          {total !== null && <Figure label={texts.total} amount={formatMoney(total)} isMain />}
          {tender !== null && (
            <Figure label={tender.kind === "CHANGE" ? texts.change : texts.short} amount={formatMoney(tender.amount)} />
          )}
        </dl>
        {total === null && lines.length > 0 && <p className={styles["account"]}>{texts.onAccount}</p>}
        {isSending && (
          <p role="status" className={styles["moment"]}>
            {texts.oneMoment}
          </p>
        )}
      </aside>
    </div>
  );
}
