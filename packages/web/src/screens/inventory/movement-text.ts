import { type Quantity, movementTypeOf, quantity, quantityText } from "@cantina/domain/inventory";
import { percent } from "../../texts/inventory-variance.ts";
import type { InventoryMovement } from "../../composition/desk/index.ts";
import * as texts from "../../texts/inventory-movements.ts";

/** "+2,5", "−0,75" */
export const signedQuantity = ({ type, quantity }: Pick<InventoryMovement, "type" | "quantity">): string =>
  quantity === 0 ? "0" : `${type === "EGRESS" ? "−" : "+"}${quantityText(quantity)}`;

/** What takes another movement back has its reason. UPLOAD-12 */
export const reasonText = ({ reason, undoes }: Pick<InventoryMovement, "reason" | "undoes">): string =>
  undoes === null ? texts.reasonNames[reason] : texts.undone(texts.reasonNames[reason]);
export const signedText = (signed: Quantity): string =>
  signedQuantity({ type: movementTypeOf(signed), quantity: quantity(Math.abs(signed)) });

/** Tenths of a percent: "−2,5 %". */
export const shareText = (tenths: number): string => percent(signedText(quantity(10 * tenths)));
