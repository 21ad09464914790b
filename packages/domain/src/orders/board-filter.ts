import { type ClassId, matchesSearch, searchText } from "../kernel/index.ts";
import type { OrderStatus, OriginMedium } from "./order-status.ts";
import type { Order } from "./order.ts";

/** Those of the statuses that an order on the board can have. */
export const boardStatuses = ["STARTED", "CANCELLED"] as const;
export type BoardStatus = (typeof boardStatuses)[number];

const ofBoard: readonly OrderStatus[] = boardStatuses;

/** ORDERS-13 */
export const isOnBoard = ({ orderType, status }: Pick<Order, "orderType" | "status">): boolean =>
  orderType === "ORDER" && ofBoard.includes(status);

export type BoardFilter = {
  /** null: any. */
  readonly status: BoardStatus | null;
  readonly origin: OriginMedium | null;
  /** Empty: any, and those without a class too. */
  readonly classIds: readonly ClassId[];
  readonly text: string;
};

export const wholeBoard: BoardFilter = { status: null, origin: null, classIds: [], text: "" };

export const isNarrowed = ({ status, origin, classIds, text }: BoardFilter): boolean =>
  status !== null || origin !== null || classIds.length > 0 || text.trim() !== "";

export type ClassNames = ReadonlyMap<ClassId, string>;

export const classNameOf = ({ commensalClassId }: Pick<Order, "commensalClassId">, names: ClassNames): string | null =>
  commensalClassId === null ? null : (names.get(commensalClassId) ?? null);

// Hundreds of orders are searched on every key; they are never changed in place.
const searchable = new WeakMap<Order, { readonly names: ClassNames; readonly text: string }>();

function searchableText(order: Order, names: ClassNames): string {
  const known = searchable.get(order);
  if (known !== undefined && known.names === names) return known.text;
  const { commensalName, comments, orderItems } = order;
  const sold = orderItems.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]);
  const words = [commensalName ?? "", classNameOf(order, names) ?? "", comments, ...sold];
  const text = searchText(words.join(" "));
  searchable.set(order, { names, text });
  return text;
}

/** ORDERS-14 */
export function filterBoard(orders: readonly Order[], filter: BoardFilter, names: ClassNames): readonly Order[] {
  const { status, origin, classIds, text } = filter;
  const query = text.trim();
  return orders.filter(
    (order) =>
      (status === null || order.status === status) &&
      (origin === null || order.originMedium === origin) &&
      (classIds.length === 0 || (order.commensalClassId !== null && classIds.includes(order.commensalClassId))) &&
      (query === "" || matchesSearch(searchableText(order, names), query)),
  );
}
