import type { Ingredient, Portions } from "@cantina/domain/inventory";
import type { Instant } from "@cantina/domain/kernel";

import { milliseconds } from "./school-days.ts";
import type { DemoRows, Row } from "./tables.ts";

/** An order that was completed, here when it was sold, with what it had of dishes that have a recipe. */
export type PantryOrder = {
  readonly id: string;
  readonly at: number;
  readonly sellerId: string | null;
  readonly portions: readonly Portions[];
  /** When it was taken back; null: it stands. */
  readonly returned: { readonly at: number; readonly byId: string | null } | null;
};

const textOf = (row: Row, column: string): string | null => {
  const value = row[column];
  return typeof value === "string" ? value : null;
};

const momentOf = (row: Row, column: string): number | null => {
  const text = textOf(row, column);
  return text === null ? null : milliseconds(text as Instant);
};

/** Those that were delivered; what the client took back was not. CONSUME-01 */
const wasDelivered = (row: Row): boolean =>
  row["order_type"] === "ORDER" && (row["status"] === "COMPLETED" || row["cancelled_by"] === "CAFETERIA");

export function pantryOrders(
  { transaction = [], transaction_item: items = [] }: DemoRows,
  recipes: ReadonlyMap<unknown, readonly Ingredient[]>,
): readonly PantryOrder[] {
  const portions = new Map<unknown, Portions[]>();
  for (const item of items) {
    const ingredients = recipes.get(item["product_id"]);
    if (ingredients === undefined) continue;
    const own = portions.get(item["transaction_id"]) ?? [];
    own.push({ units: Number(item["quantity"]), ingredients });
    portions.set(item["transaction_id"], own);
  }
  return transaction.filter(wasDelivered).map((row) => {
    const cancelledAt = momentOf(row, "cancelled_at");
    return {
      id: String(row["id"]),
      at: momentOf(row, "date_time") ?? 0,
      sellerId: textOf(row, "seller_id"),
      portions: portions.get(row["id"]) ?? [],
      returned: cancelledAt === null ? null : { at: cancelledAt, byId: textOf(row, "cancelled_by_id") },
    };
  });
}
