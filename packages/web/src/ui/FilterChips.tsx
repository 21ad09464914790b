import { X } from "lucide-react";
import * as texts from "../texts/ui.ts";
import styles from "./FilterChips.module.css";

/** A filter that narrows, in the words of its field: 'Estado: Pendiente'. */
export interface FilterChip {
  readonly label: string;
  readonly onRemove: () => void;
}

export interface FilterChipsProps {
  readonly chips: readonly FilterChip[];
  readonly onClear: () => void;
}

/** What narrows what is shown; each goes by a touch, or all at once. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label={texts.activeFilters} className={styles["chips"]}>
      {chips.map(({ label, onRemove }) => (
        <button
          key={label}
          type="button"
          className={styles["chip"]}
          aria-label={texts.removeNamed(label)}
          onClick={onRemove}
        >
          <span>{label}</span>
          <X aria-hidden size={14} />
        </button>
      ))}
      <button type="button" className={styles["clear"]} onClick={onClear}>
        {texts.clearFilters}
      </button>
    </div>
  );
}
