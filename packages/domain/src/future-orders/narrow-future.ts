import type { ClassId } from "../kernel/index.ts";
import type { FutureOrder } from "./future-order.ts";
import { type ProductKey, productKeyOf } from "./future-summary.ts";

export type FutureNarrowing = {
  /** undefined: of any class; null: of none. */
  readonly classId?: ClassId | null | undefined;
  readonly product?: ProductKey | undefined;
  readonly isCommented?: boolean;
};

const isCommented = ({ comments }: Pick<FutureOrder, "comments">): boolean => comments.trim() !== "";

/** What has a comment, of those orders. */
export const commentedOf = (orders: readonly FutureOrder[]): readonly FutureOrder[] => orders.filter(isCommented);

/** FUTURE-07 */
export const narrowFuture = (
  orders: readonly FutureOrder[],
  { classId, product, isCommented: onlyCommented = false }: FutureNarrowing,
): readonly FutureOrder[] =>
  orders.filter(
    (order) =>
      (classId === undefined || order.classId === classId) &&
      (product === undefined || order.orderItems.some((item) => productKeyOf(item) === product)) &&
      (!onlyCommented || isCommented(order)),
  );
