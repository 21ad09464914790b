import { denominationsOf } from "@cantina/domain/cash-register";
import { type Cents, formatMoney, formatMoneyShort } from "@cantina/domain/kernel";
import { type Tender, likelyTenders } from "@cantina/domain/sale";
import { useQuery } from "@tanstack/react-query";
import { cafeteriaQuery } from "../../../composition/live-data/index.ts";
import { useWorkplace } from "../../../composition/workplace/index.ts";
import { shortcutKeys } from "../../../texts/shortcuts.ts";
import * as texts from "../../../texts/tender.ts";
import { MoneyInput } from "../../../ui/MoneyInput.tsx";
import styles from "./TenderPanel.module.css";

export interface TenderPanelProps {
  readonly total: Cents;
  /** What the buyer gives; null: not entered, which is no fault. */
  readonly tendered: Cents | null;
  readonly tender: Tender | null;
  /** The fields of its parts stand above, which leave the cart no room for likely amounts. */
  readonly isSplit: boolean;
  readonly onTender: (amount: Cents | null) => void;
}

/** What is given in cash, and what goes back. SALE-83 SALE-84 */
export function TenderPanel({ total, tendered, tender, isSplit, onTender }: TenderPanelProps) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  return (
    <div className={styles["panel"]}>
      <MoneyInput label={texts.paysWith} value={tendered} onChange={onTender} shortcut={shortcutKeys.tender} />
      <div
        role="status"
        className={tender?.kind === "SHORT" ? `${styles["result"]} ${styles["short"]}` : styles["result"]}
      >
        {tender !== null && (tender.kind === "SHORT" ? texts.short : texts.change)(formatMoney(tender.amount))}
      </div>
      {!isSplit && (
        <div role="group" aria-label={texts.likelyAmounts} className={styles["amounts"]}>
          {likelyTenders(total, denominationsOf(cafeteria?.cashDenominations)).map((amount) => (
            <button
              key={amount}
              type="button"
              className={styles["amount"]}
              aria-pressed={amount === tendered}
              onClick={() => onTender(amount === tendered ? null : amount)}
            >
              {amount === total ? texts.exact : formatMoneyShort(amount)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
