import { formatMoney, formatMoneyShort } from "@cantina/domain/kernel";
import { TicketCheck } from "lucide-react";
import { memo } from "react";
import * as texts from "../../../texts/sale.ts";
import { Stepper } from "../../../ui/Stepper.tsx";
import styles from "./CartLine.module.css";
import { ProductPicture } from "../../../ui/ProductPicture.tsx";
import { arrivingAid } from "../../../ui/arriving.tsx";
import { typedParts } from "../later.ts";
import { type CartFeed, useLine } from "./cart-feed.ts";

/** The buttons beside it count as well. */
const QuantityEntry = arrivingAid(async () => ({ default: (await typedParts()).QuantityEntry }));

export interface CartLineProps {
  readonly lineId: string;
  readonly feed: CartFeed;
  readonly onAdd: (lineId: string) => void;
  readonly onRemove: (lineId: string) => void;
  readonly onExchange: (lineId: string) => void;
  readonly onType: (lineId: string, quantity: number) => void;
}

export const CartLine = memo(function CartLine(props: CartLineProps) {
  const { lineId, feed, onAdd, onRemove, onExchange, onType } = props;
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
              aria-label={texts.couponsInUse(line.name, line.redeemed)}
              onClick={() => onExchange(lineId)}
            >
              <TicketCheck aria-hidden size={14} />
              {line.redeemed > 0 ? texts.withCoupons(line.redeemed) : texts.useCoupon}
            </button>
          )}
          {line.quantity > 1 && !line.canExchange && (
            <span className={styles["unit"]}>{texts.unitPrice(formatMoneyShort(line.unitPrice))}</span>
          )}
          {line.news !== "" && <span className={styles["news"]}>{line.news}</span>}
        </div>
      </div>
      <Stepper
        name={line.name}
        quantity={line.quantity}
        onAdd={() => onAdd(lineId)}
        onRemove={() => onRemove(lineId)}
        entry={
          <QuantityEntry name={line.name} quantity={line.quantity} onType={(quantity) => onType(lineId, quantity)} />
        }
      />
    </li>
  );
});
