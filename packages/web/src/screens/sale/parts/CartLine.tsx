import { formatMoney, formatMoneyShort } from "@cantina/domain/kernel";
import { TicketCheck } from "lucide-react";
import { memo } from "react";
import { Stepper } from "../../../ui/Stepper.tsx";
import styles from "./CartLine.module.css";
import { ProductPicture } from "../../../ui/ProductPicture.tsx";
import { type CartFeed, useLine } from "./cart-feed.ts";

export interface CartLineProps {
  readonly lineId: string;
  readonly feed: CartFeed;
  readonly onAdd: (lineId: string) => void;
  readonly onRemove: (lineId: string) => void;
  readonly onExchange: (lineId: string) => void;
}

export const CartLine = memo(function CartLine({ lineId, feed, onAdd, onRemove, onExchange }: CartLineProps) {
  const line = useLine(feed, lineId);
  if (line === undefined) return null;
  return (
    <li className={styles["line"]}>
      <ProductPicture picture={line.picture} className={styles["picture"]} />
      <div className={styles["text"]}>
        <div className={styles["name"]} title={line.name}>
          {line.name}
        </div>
        {line.held !== "" && <div className={styles["held"]}>{line.held}</div>}
        <div className={styles["amounts"]}>
          <span className={styles["total"]}>{formatMoney(line.total)}</span>
          {line.canExchange && (
            <button
              type="button"
              className={styles["coupons"]}
              data-in-use={line.redeemed > 0 || undefined}
              aria-label={`Cupones de ${line.name}: ${line.redeemed} en uso. Cambiar`}
              onClick={() => onExchange(lineId)}
            >
              <TicketCheck aria-hidden size={14} />
              {line.redeemed > 0 ? `${line.redeemed} con cupón` : "Usar cupón"}
            </button>
          )}
          {line.quantity > 1 && !line.canExchange && (
            <span className={styles["unit"]}>{`${formatMoneyShort(line.unitPrice)} c/u`}</span>
          )}
          {line.news !== "" && <span className={styles["news"]}>{line.news}</span>}
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
