import type { BoardTask } from "./order-board.port.ts";
import { type DayEnds, isOfAnotherDay } from "./order-day.ts";
import type { Order } from "./order.ts";

/** A whole day at once, or something of another day, is confirmed before it is done. ORDERS-08 */
export function asksFirst(task: BoardTask, known: readonly Order[], ends: DayEnds): boolean {
  if (task.step === "deliverDay" || task.step === "recoverDay") return true;
  if (task.step !== "deliver") return false;
  const named = new Set(task.orders.map(({ id }) => id));
  return known.some((order) => named.has(order.id) && isOfAnotherDay(order, ends));
}
