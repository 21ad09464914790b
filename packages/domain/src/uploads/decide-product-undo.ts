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

export const productStayReasons = ["SOLD", "EDITED"] as const;
export type ProductStayReason = (typeof productStayReasons)[number];

export type ProductUndoPlan = {
  readonly remove: readonly ProductId[];
  readonly stay: readonly {
    readonly productId: ProductId;
    readonly name: string;
    readonly reason: ProductStayReason;
  }[];
};

/** What undoing a batch takes out of the catalogue. UPLOAD-06 */
export function decideProductUndo(products: readonly BatchProduct[]): ProductUndoPlan {
  const there = products.filter(({ isDeleted }) => !isDeleted);
  return {
    remove: there.filter(({ isSold, isEdited }) => !isSold && !isEdited).map(({ id }) => id),
    stay: there
      .filter(({ isSold, isEdited }) => isSold || isEdited)
      .map(({ id, name, isSold }) => ({ productId: id, name, reason: isSold ? "SOLD" : "EDITED" })),
  };
}
