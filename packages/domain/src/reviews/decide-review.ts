import { type ProfileId, type Result, accepted, refused } from "../kernel/index.ts";
import type { OrderStatus, OrderType } from "../orders/index.ts";

export type ReviewRefusal = {
  readonly code: "DELETE_OR_UPDATE_NOT_FOUND" | "ORDER_NOT_COMPLETED" | "ORDER_ALREADY_REVIEWED";
};

export type ReviewFacts = {
  readonly orderType: OrderType;
  readonly status: OrderStatus;
  /** Whose commensal it was for; null: it was for none. */
  readonly dinerOf: ProfileId | null;
  readonly isReviewed: boolean;
};

/** Whether that client may review the order now. Of others' orders nobody learns that they are there. REVIEWS-01 */
export function decideReview(order: ReviewFacts, clientId: ProfileId): Result<null, ReviewRefusal> {
  if (order.orderType !== "ORDER" || order.dinerOf !== clientId) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  // First, because it stays true whatever becomes of the order.
  if (order.isReviewed) return refused({ code: "ORDER_ALREADY_REVIEWED" });
  return order.status === "COMPLETED" ? accepted(null) : refused({ code: "ORDER_NOT_COMPLETED" });
}
