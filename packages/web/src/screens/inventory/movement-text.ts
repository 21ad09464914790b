import { quantityText } from "@cantina/domain/inventory";
import type { InventoryMovement } from "../../composition/desk/index.ts";
import * as texts from "../../texts/inventory-movements.ts";

/** "+2,5", "−0,75" */
export const signedQuantity = ({ type, quantity }: Pick<InventoryMovement, "type" | "quantity">): string =>
  quantity === 0 ? "0" : `${type === "EGRESS" ? "−" : "+"}${quantityText(quantity)}`;

/** What takes another movement back has its reason. UPLOAD-12 */
export const reasonText = ({ reason, undoes }: Pick<InventoryMovement, "reason" | "undoes">): string =>
  undoes === null ? texts.reasonNames[reason] : texts.undone(texts.reasonNames[reason]);
