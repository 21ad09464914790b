import { quantityText } from "@cantina/domain/inventory";
import type { InventoryMovement } from "../../composition/desk/index.ts";

/** "+2,5", "−0,75" */
export const signedQuantity = ({ type, quantity }: Pick<InventoryMovement, "type" | "quantity">): string =>
  quantity === 0 ? "0" : `${type === "EGRESS" ? "−" : "+"}${quantityText(quantity)}`;
