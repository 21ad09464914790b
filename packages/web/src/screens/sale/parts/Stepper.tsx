import { Minus, Plus } from "lucide-react";
import styles from "./Stepper.module.css";

export interface StepperProps {
  readonly name: string;
  readonly quantity: number;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

export function Stepper({ name, quantity, onAdd, onRemove }: StepperProps) {
  return (
    <div role="group" aria-label={`Cantidad de ${name}`} className={styles["stepper"]}>
      <button type="button" aria-label={quantity > 1 ? `Quitar uno de ${name}` : `Quitar ${name}`} onClick={onRemove}>
        <Minus aria-hidden size={18} />
      </button>
      <output>{quantity}</output>
      <button type="button" aria-label={`Agregar uno de ${name}`} onClick={onAdd}>
        <Plus aria-hidden size={18} />
      </button>
    </div>
  );
}
