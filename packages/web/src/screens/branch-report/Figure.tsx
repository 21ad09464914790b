import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { Link } from "@tanstack/react-router";
import { EyeOff } from "lucide-react";
import * as words from "../../texts/words.ts";
import look from "../../ui/figure.module.css";
import styles from "./BranchReport.module.css";
import type { FigureAddress } from "./figure-address.ts";

export interface FigureProps {
  /** null: told once the register is closed. CASH-11 */
  readonly amount: Cents | null;
  /** Of its rows; without it, or with nothing to show, it leads nowhere. */
  readonly address?: FigureAddress;
}

export function Figure({ amount, address }: FigureProps) {
  if (amount === null)
    return (
      <span className={styles["hidden"]}>
        <EyeOff aria-hidden size={16} />
        {words.seenOnceClosed}
      </span>
    );
  const text = formatMoney(amount);
  if (amount === 0) return <span className={look["zero"]}>{text}</span>;
  return address === undefined ? (
    <span>{text}</span>
  ) : (
    <Link to={address.to} search={address.search} className={look["link"] ?? ""}>
      {text}
    </Link>
  );
}
