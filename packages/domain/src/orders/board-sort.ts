import { compareNames } from "../kernel/index.ts";
import type { Order } from "./order.ts";
import { type ClassNames, classNameOf } from "./board-filter.ts";

/** Specification §9. */
export const boardSortOptions = ["ORDER_TIME", "DELIVERY_TIME", "CLASS", "COMMENSAL_NAME"] as const;
export type BoardSortOption = (typeof boardSortOptions)[number];

export const sortDirections = ["DESCENDING", "ASCENDING"] as const;
export type SortDirection = (typeof sortDirections)[number];

export type BoardSort = { readonly option: BoardSortOption; readonly direction: SortDirection };

export const firstBoardSort: BoardSort = { option: "ORDER_TIME", direction: "DESCENDING" };

const plain = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

type Key = { readonly order: Order; readonly value: string | null };

function valueOf(order: Order, option: BoardSortOption, names: ClassNames): string | null {
  switch (option) {
    case "ORDER_TIME":
      return order.dateTime;
    case "DELIVERY_TIME":
      return order.pickUpDateTime;
    case "CLASS":
      return classNameOf(order, names);
    case "COMMENSAL_NAME":
      return order.commensalName;
  }
}

/** ORDERS-15 */
export function sortBoard(orders: readonly Order[], sort: BoardSort, names: ClassNames): readonly Order[] {
  const { option, direction } = sort;
  const compare = option === "CLASS" || option === "COMMENSAL_NAME" ? compareNames : plain;
  const sign = direction === "ASCENDING" ? 1 : -1;
  const keys = orders.map((order): Key => ({ order, value: valueOf(order, option, names) }));
  const byValue = (a: Key, b: Key): number => {
    // Last in both directions: nobody looks for what has no value.
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return sign * compare(a.value, b.value);
  };
  return keys
    .toSorted(
      (a, b) => byValue(a, b) || sign * (plain(a.order.dateTime, b.order.dateTime) || plain(a.order.id, b.order.id)),
    )
    .map(({ order }) => order);
}
