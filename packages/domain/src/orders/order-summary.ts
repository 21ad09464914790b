import { unitsHeld } from "../catalog/index.ts";
import { compareNames } from "../kernel/index.ts";
import type { Order, OrderItem } from "./order.ts";

export type SummaryLine = { readonly name: string; readonly quantity: number };

/** A promotion is nothing that is made: what it holds is. */
const madeOf = ({ name, quantity, items }: OrderItem): readonly SummaryLine[] =>
  items.length === 0 ? [{ name, quantity }] : unitsHeld(items, quantity);

/** What the kitchen has to make, most units first. ORDERS-16 */
export function summariseOrders(orders: readonly Pick<Order, "status" | "orderItems">[]): readonly SummaryLine[] {
  const units = new Map<string, number>();
  for (const { status, orderItems } of orders) {
    if (status !== "STARTED") continue;
    for (const { name, quantity } of orderItems.flatMap(madeOf)) units.set(name, (units.get(name) ?? 0) + quantity);
  }
  return [...units]
    .map(([name, quantity]) => ({ name, quantity }))
    .toSorted((a, b) => b.quantity - a.quantity || compareNames(a.name, b.name));
}
