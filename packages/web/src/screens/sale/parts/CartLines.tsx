import { ShoppingBag } from "lucide-react";
import * as texts from "../../../texts/sale.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { CartLine } from "./CartLine.tsx";
import styles from "./CartPanel.module.css";
import { type CartFeed, useLineIds } from "./cart-feed.ts";

export interface CartLinesProps {
  readonly feed: CartFeed;
  readonly onAdd: (lineId: string) => void;
  readonly onRemove: (lineId: string) => void;
  readonly onExchange: (lineId: string) => void;
  readonly onType: (lineId: string, quantity: number) => void;
}

export function CartLines({ feed, ...handlers }: CartLinesProps) {
  "use memo";
  const ids = useLineIds(feed);
  return (
    <div
      className={styles["lines"]}
      tabIndex={ids.length > 4 ? 0 : undefined}
      role="group"
      aria-label={texts.cartLines}
    >
      {ids.length === 0 ? (
        <EmptyState icon={<ShoppingBag />} title={texts.cartEmpty} detail={texts.cartEmptyHint} />
      ) : (
        <ul>
          {ids.map((id) => (
            <CartLine key={id} lineId={id} feed={feed} {...handlers} />
          ))}
        </ul>
      )}
    </div>
  );
}
