import type { Product } from "@cantina/domain/catalog";
import { formatMoneyShort } from "@cantina/domain/kernel";
import { type SchoolRules, countedSeals, isBarred } from "@cantina/domain/school-rules";
import { CalendarDays, Check, EyeOff, GripVertical } from "lucide-react";
import { memo } from "react";
import * as texts from "../../../texts/products.ts";
import * as sale from "../../../texts/sale.ts";
import * as offers from "../../../texts/offers.ts";
import { ProductPicture } from "../../../ui/ProductPicture.tsx";
import { SealMark } from "../../../ui/SealMark.tsx";
import { StockBadge } from "../../../ui/StockBadge.tsx";
import type { TileTint } from "../../../ui/picture-view.ts";
import styles from "./EditCard.module.css";

/** sort: it can be moved; select: a touch marks it; still: a search hides where it would go. */
export type CardMode = "sort" | "select" | "still";

export interface EditCardProps {
  readonly product: Product;
  /** Or its place is kept. */
  readonly isDrawn: boolean;
  readonly tint: TileTint;
  readonly mode: CardMode;
  readonly isSelected: boolean;
  readonly isGrabbed: boolean;
  readonly rules: SchoolRules;
  /** Says how the keyboard moves it. */
  readonly helpId: string;
}

/** What is done with it is the list's affair, so that thousands of cards carry no handlers and are drawn once. */
export const EditCard = memo(function EditCard(props: EditCardProps) {
  const { product, isDrawn, tint, mode, isSelected, isGrabbed, rules, helpId } = props;
  if (!isDrawn) return <li className={styles["card"]} data-card={product.id} />;
  const dates = product.displayDates.length;
  return (
    <li className={styles["card"]} data-card={product.id} data-selected={isSelected} data-grabbed={isGrabbed}>
      {mode === "sort" && (
        <button
          type="button"
          className={styles["handle"]}
          data-handle
          aria-label={texts.move(product.name)}
          aria-describedby={helpId}
          aria-pressed={isGrabbed}
        >
          <GripVertical aria-hidden size={20} />
        </button>
      )}
      <button
        type="button"
        className={styles["open"]}
        data-open
        aria-pressed={mode === "select" ? isSelected : undefined}
      >
        {mode === "select" && <span className={styles["mark"]}>{isSelected && <Check aria-hidden size={16} />}</span>}
        <span className={styles["tile"]}>
          <ProductPicture picture={{ url: product.imageUrl, tint }} className={styles["picture"]} />
          {product.type !== "PRODUCT" && (
            <span className={styles["kind"]}>{product.type === "PROMOTION" ? sale.promotion : offers.pass}</span>
          )}
        </span>
        <span className={styles["text"]}>
          <span className={styles["name"]}>{product.name}</span>
          <span className={styles["foot"]}>
            <span className={styles["price"]}>{formatMoneyShort(product.price)}</span>
            {product.currentStock !== null && <StockBadge stock={product.currentStock} />}
            {!product.shownInApp && (
              <span className={styles["tag"]}>
                <EyeOff aria-hidden size={14} />
                <span title={offers.hiddenInApp}>{offers.hiddenInApp}</span>
              </span>
            )}
            {dates > 0 && (
              <span className={styles["tag"]}>
                <CalendarDays aria-hidden size={14} />
                <span>{texts.dateCount(dates)}</span>
              </span>
            )}
          </span>
          {product.seals.length > 0 && (
            <span className={styles["seals"]}>
              <SealMark seals={countedSeals(product.seals, rules)} isBarred={isBarred(product, rules)} />
            </span>
          )}
        </span>
      </button>
    </li>
  );
});
