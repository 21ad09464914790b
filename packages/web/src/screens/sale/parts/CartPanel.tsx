import type { MissingPart } from "@cantina/domain/sale";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { missingTexts } from "../../../texts/missing-texts.ts";
import { shortcutKeys } from "../../../texts/shortcuts.ts";
import * as texts from "../../../texts/sale.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";
import { CountPill } from "../../../ui/CountPill.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import styles from "./CartPanel.module.css";

export interface CartPanelProps {
  readonly count: number;
  readonly onClear: () => void;
  /** Beside the button that empties it: carts that wait. */
  readonly parking: ReactNode;
  readonly diner: ReactNode;
  readonly lines: ReactNode;
  /** Genérico, Descuento, Nota: three buttons of one row. */
  readonly extras: ReactNode;
  readonly payment: ReactNode;
  readonly totals: ReactNode;
  /** A refusal or a wait that concerns this sale. */
  readonly notice?: ReactNode;
  readonly canSell: boolean;
  /** Why it can't be sold yet. */
  readonly missing: MissingPart | null;
  /** Leads to what is missing. */
  readonly onMissing: (part: MissingPart) => void;
  readonly sending: "order" | "delivery" | null;
  readonly onOrder: () => void;
  readonly onDeliver: () => void;
}

export function CartPanel(props: CartPanelProps) {
  "use memo";
  // Not disabled outright: what was pressed keeps the focus while its sale is under way and when the cart is empty.
  const { canSell, sending, missing, onMissing } = props;
  const isIdle = canSell && sending === null;
  const why = missing === null ? undefined : missingTexts[missing];
  // Who presses all the same is led to what is missing. SALE-89
  const press = (sell: () => void): (() => void) | undefined =>
    isIdle ? sell : missing === null || sending !== null ? undefined : () => onMissing(missing);
  return (
    <section aria-label={texts.cart} className={styles["cart"]}>
      <div className={styles["head"]}>
        <h2 className={styles["title"]}>{texts.cart}</h2>
        {props.count > 0 && <CountPill count={props.count} label={texts.productNoun(props.count)} />}
        <div className={styles["push"]} />
        {props.parking}
        <IconButton
          label={texts.clearCart}
          icon={<Trash2 />}
          title={props.count === 0 ? texts.cartEmpty : undefined}
          aria-disabled={props.count === 0 || undefined}
          onClick={props.count === 0 ? undefined : props.onClear}
        />
      </div>
      <div className={styles["diner"]}>{props.diner}</div>
      {props.lines}
      <div className={styles["foot"]}>
        {props.notice}
        <div className={styles["extras"]}>{props.extras}</div>
        {props.payment}
        <div className={styles["end"]}>
          {props.totals}
          <div className={styles["buttons"]}>
            <Button
              size="lg"
              variant="outline"
              fontSize="16px"
              title={why}
              aria-keyshortcuts={shortcutKeys.order}
              aria-disabled={!isIdle || undefined}
              busy={sending === "order"}
              onClick={press(props.onOrder)}
            >
              {words.order}
            </Button>
            <Button
              size="lg"
              title={why}
              aria-keyshortcuts={shortcutKeys.deliver}
              aria-disabled={!isIdle || undefined}
              busy={sending === "delivery"}
              onClick={press(props.onDeliver)}
            >
              {words.deliver}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
