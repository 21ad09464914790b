import {
  type ProductId,
  type Result,
  type TextFault,
  accepted,
  readWholeEntry,
  refused,
  textFault,
} from "../kernel/index.ts";
import { type MovementType, mostUnits } from "./stock-change.ts";

/** Characters of a movement's description. */
export const descriptionLimit = 250;

/** What stands in the form's fields. */
export type MovementEntry = { readonly type: MovementType; readonly amount: string; readonly description: string };
export type MovementDraft = { readonly type: MovementType; readonly amount: number; readonly description: string };
export type MovementFaults = { readonly amount?: "NOT_WHOLE" | "EXCEEDED"; readonly description?: TextFault };

export const newMovementEntry = (type: MovementType): MovementEntry => ({ type, amount: "", description: "" });

function amountFault(amount: number | null, type: MovementType, stock: number): MovementFaults["amount"] {
  if (amount === null) return "NOT_WHOLE";
  return type === "EGRESO" && amount > stock ? "EXCEEDED" : undefined;
}

/** What can be sent of a product with so many units, or every fault at once. STOCK-02 */
export function checkMovement({ type, ...entry }: MovementEntry, stock: number): Result<MovementDraft, MovementFaults> {
  const amount = readWholeEntry(entry.amount, mostUnits);
  const [wrongAmount, wrongText] = [amountFault(amount, type, stock), textFault(entry.description, descriptionLimit)];
  if (amount === null || wrongAmount !== undefined || wrongText !== null)
    return refused({
      ...(wrongAmount !== undefined && { amount: wrongAmount }),
      ...(wrongText !== null && { description: wrongText }),
    });
  return accepted({ type, amount, description: entry.description.trim() });
}

/** What is to have stock from now on, and how many units it begins with. */
export type ActivationEntry = { readonly productId: ProductId | null; readonly amount: string };
export type ActivationDraft = { readonly productId: ProductId; readonly amount: number };
export type ActivationFaults = { readonly productId?: "MISSING"; readonly amount?: "NOT_WHOLE" };

/** STOCK-03 */
export function checkActivation(entry: ActivationEntry): Result<ActivationDraft, ActivationFaults> {
  const amount = readWholeEntry(entry.amount, mostUnits, 0);
  const { productId } = entry;
  if (productId === null || amount === null)
    return refused({
      ...(productId === null && { productId: "MISSING" }),
      ...(amount === null && { amount: "NOT_WHOLE" }),
    });
  return accepted({ productId, amount });
}
