import type { ProductId } from "../kernel/index.ts";

/** A product that a batch made, as it is now. */
export type BatchProduct = {
  readonly id: ProductId;
  readonly name: string;
  readonly isSold: boolean;
  /** Changed by hand, or given stock. */
  readonly isEdited: boolean;
  readonly isDeleted: boolean;
};

export const stayReasons = ["SOLD", "EDITED"] as const;
export type StayReason = (typeof stayReasons)[number];

export type UndoPlan = {
  readonly remove: readonly ProductId[];
  readonly stay: readonly { readonly productId: ProductId; readonly name: string; readonly reason: StayReason }[];
};

/** What undoing a batch takes out of the catalogue. UPLOAD-06 */
export function decideUndo(products: readonly BatchProduct[]): UndoPlan {
  const there = products.filter(({ isDeleted }) => !isDeleted);
  return {
    remove: there.filter(({ isSold, isEdited }) => !isSold && !isEdited).map(({ id }) => id),
    stay: there
      .filter(({ isSold, isEdited }) => isSold || isEdited)
      .map(({ id, name, isSold }) => ({ productId: id, name, reason: isSold ? "SOLD" : "EDITED" })),
  };
}
