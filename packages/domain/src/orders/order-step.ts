import { type OrderId, type Result, accepted, refused } from "../kernel/index.ts";
import type { OrderStatus } from "./order-status.ts";
import { canBecome } from "./order-transitions.ts";

/** What a person does with an order on the board. */
export const orderSteps = ["deliver", "recover", "archive"] as const;
export type OrderStep = (typeof orderSteps)[number];

/** Where each step leads. */
export const stepGoal = {
  deliver: "COMPLETED",
  recover: "STARTED",
  archive: "CANCELLED_ARCHIVED",
} as const satisfies Record<OrderStep, OrderStatus>;

export type OrderState = { readonly id: OrderId; readonly status: OrderStatus; readonly version: number };

const invalidCode = {
  deliver: "INVALID_COMPLETE_TRANSACTION",
  recover: "INVALID_TRANSACTION_STATUS",
  archive: "INVALID_TRANSACTION_STATUS",
} as const satisfies Record<OrderStep, string>;

export type StepRefusal<Step extends OrderStep = OrderStep> =
  | { readonly code: (typeof invalidCode)[Step] }
  | { readonly code: "STALE_ORDER"; readonly data: OrderState };

/**
 * Whether the step changes this order (true), or finds it done already (false).
 * `seen` is the version that who acts had before them; null: they acted on none. ORDERS-02 ORDERS-03 ORDERS-04 ORDERS-05
 */
export function decideStep<Step extends OrderStep>(
  step: Step,
  order: OrderState,
  seen: number | null,
): Result<boolean, StepRefusal<Step>> {
  const goal = stepGoal[step];
  if (order.status === goal) return accepted(false);
  if (seen !== null && seen !== order.version) return refused({ code: "STALE_ORDER", data: order });
  if (canBecome(order.status, goal)) return accepted(true);
  return refused({ code: invalidCode[step] });
}
