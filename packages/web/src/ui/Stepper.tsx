import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import * as texts from "../texts/ui.ts";
import styles from "./Stepper.module.css";

export interface StepperProps {
  readonly name: string;
  readonly quantity: number;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
  readonly canAdd?: boolean;
  readonly canRemove?: boolean;
  /** Over the number, where it can be typed. */
  readonly entry?: ReactNode;
}

export function Stepper(props: StepperProps) {
  const { name, quantity, onAdd, onRemove, canAdd = true, canRemove = true, entry } = props;
  return (
    <div
      role="group"
      aria-label={texts.quantityOf(name)}
      className={styles["stepper"]}
      data-wide={entry === undefined ? undefined : true}
    >
      <button
        type="button"
        aria-label={quantity > 1 ? texts.removeOneOf(name) : texts.removeNamed(name)}
        onClick={onRemove}
        disabled={!canRemove}
      >
        <Minus aria-hidden size={18} />
      </button>
      <div className={styles["number"]}>
        {/* Where it can be typed, what stands around tells more than a number. */}
        <output aria-live={entry === undefined ? undefined : "off"}>{quantity}</output>
        {entry}
      </div>
      <button type="button" aria-label={texts.addOneOf(name)} onClick={onAdd} disabled={!canAdd}>
        <Plus aria-hidden size={18} />
      </button>
    </div>
  );
}
