import { type Wish, idTold, isOfTill, refundTold } from "./wish.ts";

export const saleEffect = (id: string): string => `transaction ${id}`;
const revertEffect = (id: string): string => `revert ${id}`;
const refundEffect = (id: string): string => `refund ${id}`;
const movementEffect = (id: string): string => `movement ${id}`;

/** What the success of a call says that it made, by the name that the books have for it; null: nothing that has one. */
export function effectTold(wish: Wish, answer: string): string | null {
  if (!isOfTill(wish)) return null;
  if (wish.call === "revert") return revertEffect(wish.transactionId);
  if (wish.call === "refund") {
    const refundId = refundTold(answer);
    // Of all that was left it is the cancellation.
    return refundId === null ? revertEffect(wish.orderId) : refundEffect(refundId);
  }
  const told = idTold(answer);
  if (told === null) return null;
  return wish.call === "cash" ? movementEffect(told) : saleEffect(told);
}
