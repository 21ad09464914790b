import { type Result, accepted, refused } from "../kernel/index.ts";
import type { OrderState, StepRefusal } from "./order-step.ts";

/** Whether who saw that version may say of the order that it is made, or not yet; to say it twice is no fault. ORDERS-20 */
export function checkReady(order: OrderState, seen: number | null): Result<null, StepRefusal<"recover">> {
  if (seen !== null && seen !== order.version) return refused({ code: "STALE_ORDER", data: order });
  return order.status === "STARTED" ? accepted(null) : refused({ code: "INVALID_TRANSACTION_STATUS" });
}
