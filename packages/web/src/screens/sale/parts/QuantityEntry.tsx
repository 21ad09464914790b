import { cartLimits } from "@cantina/domain/sale";
import { useRef, useState } from "react";
import * as texts from "../../../texts/typed-quantity.ts";
import { typeQuantityOf } from "../../../texts/ui.ts";
import { notify } from "../../../ui/notify.ts";
import styles from "./QuantityEntry.module.css";

export interface QuantityEntryProps {
  readonly name: string;
  readonly quantity: number;
  /** 0: none. */
  readonly onType: (quantity: number) => void;
}

const isUnits = (text: string): boolean => /^\d+$/u.test(text) && Number(text) <= cartLimits.quantity;

/** Over the number of a line: pressed, it takes digits. Enter or leaving it says them, Esc gives them up. What is no number of them stays to be corrected. SALE-85 */
export function QuantityEntry({ name, quantity, onType }: QuantityEntryProps) {
  const [before, setBefore] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles["open"]}
        aria-label={typeQuantityOf(name)}
        tabIndex={before === null ? 0 : -1}
        onClick={() => setBefore(String(quantity))}
      />
      {before !== null && (
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It stands where the seller just pressed.
          autoFocus
          className={styles["field"]}
          aria-label={texts.unitsOf(name)}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={before}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={({ currentTarget }) => currentTarget.removeAttribute("aria-invalid")}
          onBlur={({ currentTarget: { value } }) => {
            setBefore(null);
            if (isUnits(value) && value !== before) onType(Number(value));
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== "Escape") return;
            // The cart of a phone is a sheet, which Esc would close.
            event.stopPropagation();
            // The button that gets the focus back would be pressed by the same key.
            event.preventDefault();
            const { value } = event.currentTarget;
            if (event.key === "Escape") event.currentTarget.value = before;
            else if (value !== "" && !isUnits(value)) {
              event.currentTarget.setAttribute("aria-invalid", "true");
              void notify({ kind: "warning", title: texts.outOfRange });
              return;
            }
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
