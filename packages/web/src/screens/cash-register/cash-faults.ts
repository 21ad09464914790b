import { type CashMovementType, largestCash } from "@cantina/domain/cash-register";
import type { Cents } from "@cantina/domain/kernel";

export type CashEntry = {
  readonly type: CashMovementType | null;
  readonly amount: Cents | null;
  readonly description: string;
};

export type CashFaults = { readonly type?: string; readonly amount?: string; readonly description?: string };

const isExplained = (type: CashMovementType | null): boolean => type === "IN" || type === "OUT";

/** What keeps a movement from being sent; specification §5, Cash modal. */
export const cashFaults = ({ type, amount, description }: CashEntry): CashFaults => ({
  ...(type === null && { type: "Por favor seleccione un tipo de movimiento" }),
  ...(amount === null && { amount: "Por favor ingrese el monto" }),
  ...(amount !== null && amount > largestCash && { amount: "El monto es demasiado alto" }),
  ...(isExplained(type) && description.trim() === "" && { description: "Por favor ingrese una descripción" }),
});
