import type { Result } from "../kernel/index.ts";
import type { OrderState, OrderStep, StepRefusal } from "./order-step.ts";
import type { Order } from "./order.ts";

/** An order as somebody saw it, with the version that they act on. */
export type SeenOrder = Pick<Order, "id" | "version">;

/** What to do, and with which orders. */
export type BoardTask =
  | { readonly step: "deliver"; readonly orders: readonly SeenOrder[] }
  | { readonly step: Exclude<OrderStep, "deliver">; readonly orders: readonly [SeenOrder] }
  /** Made, or not yet; they stay pending. ORDERS-20 */
  | { readonly step: "ready" | "notReady"; readonly orders: readonly SeenOrder[] }
  /** All pending orders of today; all that was delivered today. */
  | { readonly step: "deliverDay" | "recoverDay" };

export type BoardFailure =
  | StepRefusal
  | { readonly code: "DELETE_OR_UPDATE_NOT_FOUND" | "SESSION_EXPIRED" }
  | { readonly code: "REFUSED"; readonly error: string }
  /** No answer that tells the outcome; doing it again does no harm. ORDERS-04 */
  | { readonly code: "UNREACHABLE" };

/** Moves orders through their lifecycle, all that a task names or none of them. */
export type OrderBoardPort = {
  readonly carryOut: (task: BoardTask) => Promise<Result<readonly OrderState[], BoardFailure>>;
};
