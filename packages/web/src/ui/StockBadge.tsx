import * as texts from "../texts/ui.ts";
import styles from "./StockBadge.module.css";

const fewLeft = 5;

/** Says in words what the colour says: few left, or none. */
export function StockBadge({ stock }: { readonly stock: number }) {
  if (stock <= 0) return <span className={`${styles["badge"]} ${styles["out"]}`}>{texts.soldOut}</span>;
  if (stock <= fewLeft) return <span className={`${styles["badge"]} ${styles["low"]}`}>{texts.left(stock)}</span>;
  return (
    <span className={styles["badge"]} title={texts.left(stock)}>
      {stock}
    </span>
  );
}
