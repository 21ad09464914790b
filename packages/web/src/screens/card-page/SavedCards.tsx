import type { OfferedCard } from "@cantina/domain/card-page";
import { Check, CreditCard, Plus } from "lucide-react";
import { useId } from "react";
import * as texts from "../../texts/card-page.ts";
import styles from "./SavedCards.module.css";

export interface SavedCardsProps {
  readonly cards: readonly OfferedCard[];
  /** null: another one. */
  readonly chosenId: string | null;
  readonly canChoose: boolean;
  readonly onChoose: (cardId: string | null) => void;
}

const monthOf = ({ expiryMonth, expiryYear }: OfferedCard): string =>
  `${String(expiryMonth).padStart(2, "0")}/${String(expiryYear).slice(-2)}`;

/** What the buyer saved here before, and a way to another card. CARD-08 */
export function SavedCards({ cards, chosenId, canChoose, onChoose }: SavedCardsProps) {
  const name = useId();
  return (
    <fieldset className={styles["cards"]} disabled={!canChoose}>
      <legend className={styles["legend"]}>{texts.cards}</legend>
      {cards.map((card) => (
        <label key={card.id} className={styles["card"]}>
          <input type="radio" name={name} checked={card.id === chosenId} onChange={() => onChoose(card.id)} />
          <CreditCard aria-hidden size={22} />
          <span className={styles["text"]}>
            <span className={styles["name"]}>{texts.endingIn(texts.brandName(card.brand), card.lastFour)}</span>
            <span className={styles["detail"]}>{texts.expires(monthOf(card))}</span>
          </span>
          <Check aria-hidden size={20} className={styles["mark"]} />
        </label>
      ))}
      <label className={styles["card"]}>
        <input type="radio" name={name} checked={chosenId === null} onChange={() => onChoose(null)} />
        <Plus aria-hidden size={22} />
        <span className={styles["name"]}>{texts.otherCard}</span>
        <Check aria-hidden size={20} className={styles["mark"]} />
      </label>
    </fieldset>
  );
}
