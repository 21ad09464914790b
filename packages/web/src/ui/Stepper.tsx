import { Minus, Plus } from "lucide-react";
import styles from "./Stepper.module.css";

export interface StepperProps {
  readonly name: string;
  readonly quantity: number;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
  readonly canAdd?: boolean;
  readonly canRemove?: boolean;
}

export function Stepper({ name, quantity, onAdd, onRemove, canAdd = true, canRemove = true }: StepperProps) {
  return (
    <div role="group" aria-label={`Cantidad de ${name}`} className={styles["stepper"]}>
      <button
        type="button"
        aria-label={quantity > 1 ? `Quitar uno de ${name}` : `Quitar ${name}`}
        onClick={onRemove}
        disabled={!canRemove}
      >
        <Minus aria-hidden size={18} />
      </button>
      <output>{quantity}</output>
      <button type="button" aria-label={`Agregar uno de ${name}`} onClick={onAdd} disabled={!canAdd}>
        <Plus aria-hidden size={18} />
      </button>
    </div>
  );
}
