import { Banknote, CreditCard, Landmark, type LucideIcon, Ticket, Wallet } from "lucide-react";
import { useId } from "react";
import * as texts from "../texts/ui.ts";
import styles from "./ChoiceTiles.module.css";

export interface PaymentOption<M extends string = string> {
  readonly id: M;
  readonly label: string;
  readonly kind: "account" | "cash" | "card" | "transfer" | "custom";
  readonly isDisabled?: boolean;
}

const icons: Record<PaymentOption["kind"], LucideIcon> = {
  account: Wallet,
  cash: Banknote,
  card: CreditCard,
  transfer: Landmark,
  custom: Ticket,
};

export interface PaymentTilesProps<M extends string> {
  readonly label?: string;
  readonly options: readonly PaymentOption<M>[];
  readonly selectedId: M | null;
  readonly onSelect: (id: M) => void;
  /** How many stand side by side; all of them unless said otherwise. */
  readonly columns?: number;
  /** The key that goes to the next one. */
  readonly shortcut?: string;
}

export function PaymentTiles<M extends string>({
  label = texts.payment,
  options,
  selectedId,
  onSelect,
  columns,
  shortcut,
}: PaymentTilesProps<M>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      className={styles["group"]}
      style={
        columns === undefined
          ? undefined
          : { gridAutoFlow: "row", gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
      }
    >
      {options.map((option) => {
        const Icon = icons[option.kind];
        return (
          <label key={option.id} className={styles["tile"]}>
            <input
              type="radio"
              name={name}
              checked={option.id === selectedId}
              disabled={option.isDisabled ?? false}
              onChange={() => onSelect(option.id)}
            />
            <Icon aria-hidden size={20} />
            <span>{option.label}</span>
          </label>
        );
      })}
    </div>
  );
}
