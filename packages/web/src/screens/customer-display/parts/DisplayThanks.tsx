import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { CircleCheck } from "lucide-react";
import * as texts from "../../../texts/customer-display.ts";
import styles from "../CustomerDisplay.module.css";
import { Figure } from "./Figure.tsx";

export interface BigWordProps {
  readonly word: string;
  readonly detail?: string;
}

export function BigWord({ word, detail }: BigWordProps) {
  return (
    <div className={styles["word"]}>
      <p>{word}</p>
      {detail !== undefined && <small>{detail}</small>}
    </div>
  );
}

export interface DisplayThanksProps {
  /** null: it went to the account. */
  readonly total: Cents | null;
  /** null: nothing that could be given back is known. */
  readonly change: Cents | null;
}

/** Once it is sold, until the seller begins something else. */
export function DisplayThanks({ total, change }: DisplayThanksProps) {
  return (
    <div role="status" className={styles["word"]}>
      <CircleCheck aria-hidden />
      <p>{texts.thanks}</p>
      {(total !== null || change !== null) && (
        <dl className={styles["sums"]}>
          {total !== null && <Figure label={texts.total} amount={formatMoney(total)} />}
          {change !== null && <Figure label={texts.change} amount={formatMoney(change)} isMain />}
        </dl>
      )}
    </div>
  );
}
