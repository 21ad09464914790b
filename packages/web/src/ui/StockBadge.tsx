import { stockLevelOf } from "@cantina/domain/stock";
import * as texts from "../texts/ui.ts";
import styles from "./StockBadge.module.css";

/** Says in words what the colour says: few left, or none. */
export function StockBadge({ stock }: { readonly stock: number }) {
  const level = stockLevelOf(stock);
  if (level === "SOLD_OUT") return <span className={`${styles["badge"]} ${styles["out"]}`}>{texts.soldOut}</span>;
  if (level === "LOW") return <span className={`${styles["badge"]} ${styles["low"]}`}>{texts.left(stock)}</span>;
  return (
    <span className={styles["badge"]} title={texts.left(stock)}>
      {stock}
    </span>
  );
}
