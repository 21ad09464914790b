import { formatMoney, formatMoneyShort } from "@cantina/domain/kernel";
import { memo } from "react";
import styles from "./CartLine.module.css";
import { ProductPicture } from "./ProductPicture.tsx";
import { Stepper } from "./Stepper.tsx";
import { type CartFeed, useLine } from "./cart-feed.ts";

export interface CartLineProps {
  readonly lineId: string;
  readonly feed: CartFeed;
  readonly onAdd: (lineId: string) => void;
  readonly onRemove: (lineId: string) => void;
}

export const CartLine = memo(function CartLine({ lineId, feed, onAdd, onRemove }: CartLineProps) {
  const line = useLine(feed, lineId);
  if (line === undefined) return null;
  return (
    <li className={styles["line"]}>
      <ProductPicture picture={line.picture} className={styles["picture"]} />
      <div className={styles["text"]}>
        <div className={styles["name"]} title={line.name}>
          {line.name}
        </div>
        <div className={styles["amounts"]}>
          <span className={styles["total"]}>{formatMoney(line.total)}</span>
          {line.quantity > 1 && <span className={styles["unit"]}>{`${formatMoneyShort(line.unitPrice)} c/u`}</span>}
        </div>
      </div>
      <Stepper
        name={line.name}
        quantity={line.quantity}
        onAdd={() => onAdd(lineId)}
        onRemove={() => onRemove(lineId)}
      />
    </li>
  );
});
