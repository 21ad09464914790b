import { Check } from "lucide-react";
import { memo, useId } from "react";
import * as texts from "../../../texts/counts.ts";
import styles from "./CountRow.module.css";

export interface CountRowProps {
  readonly id: string;
  readonly name: string;
  /** "kg"; of a product nothing. */
  readonly unit: string;
  readonly text: string;
  /** What stands there is an amount. */
  readonly isCounted: boolean;
  readonly fault: string | undefined;
  readonly inputMode: "numeric" | "decimal";
  readonly longest: number;
  readonly onType: (id: string, text: string) => void;
}

/** One thing and how much of it there is. There are hundreds: only the one that is typed in is drawn anew. */
export const CountRow = memo(function CountRow(props: CountRowProps) {
  const { id, name, unit, text, isCounted, fault, inputMode, longest, onType } = props;
  const faultId = useId();
  return (
    <li className={styles["row"]}>
      <span className={styles["name"]}>{name}</span>
      <span className={styles["done"]}>{isCounted && fault === undefined && <Check aria-hidden size={20} />}</span>
      <span className={styles["field"]}>
        <input
          data-count={id}
          data-unit={unit === "" ? undefined : unit}
          aria-label={texts.amountOf(name)}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : faultId}
          inputMode={inputMode}
          enterKeyHint="next"
          autoComplete="off"
          maxLength={longest}
          value={text}
          onChange={({ target }) => onType(id, target.value)}
        />
        {unit !== "" && (
          <span aria-hidden className={styles["unit"]}>
            {unit}
          </span>
        )}
      </span>
      {fault !== undefined && (
        <span id={faultId} className={styles["fault"]}>
          {fault}
        </span>
      )}
    </li>
  );
});
