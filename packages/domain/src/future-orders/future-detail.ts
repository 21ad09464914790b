import { type ClassId, compareNames } from "../kernel/index.ts";
import { type FutureOrder, unitsOf } from "./future-order.ts";

/** What one diner has ordered for that day, or somebody who is nobody in particular. */
export type FutureDiner = Pick<
  FutureOrder,
  "commensalId" | "commensalName" | "commensalLastName" | "isDeleted" | "allergies"
> & {
  readonly key: string;
  readonly orders: readonly FutureOrder[];
};

export type FutureClass = {
  /** null: without a class. */
  readonly classId: ClassId | null;
  readonly name: string | null;
  readonly units: number;
  readonly diners: readonly FutureDiner[];
};

const firstOf = (one: number, other: number): number => one - other;

/** Names first, then the deleted that have none here, then nobody. FUTURE-04 */
const rankOf = ({ commensalId, commensalLastName }: FutureDiner): number =>
  commensalId === null ? 2 : Number(commensalLastName === null);

const byDiner = (one: FutureDiner, other: FutureDiner): number =>
  firstOf(rankOf(one), rankOf(other)) ||
  compareNames(one.commensalLastName ?? "", other.commensalLastName ?? "") ||
  compareNames(one.commensalName ?? "", other.commensalName ?? "") ||
  (one.key < other.key ? -1 : 1);

const byPickup = (one: FutureOrder, other: FutureOrder): number => {
  if (one.pickupDateTime !== other.pickupDateTime) return one.pickupDateTime < other.pickupDateTime ? -1 : 1;
  return one.id < other.id ? -1 : 1;
};

function groupedBy<Key>(
  orders: readonly FutureOrder[],
  keyOf: (order: FutureOrder) => Key,
): readonly (readonly [Key, readonly FutureOrder[]])[] {
  const groups = new Map<Key, FutureOrder[]>();
  for (const order of orders) {
    const group = groups.get(keyOf(order));
    if (group === undefined) groups.set(keyOf(order), [order]);
    else group.push(order);
  }
  return [...groups];
}

function dinersOf(orders: readonly FutureOrder[]): readonly FutureDiner[] {
  return groupedBy(orders, ({ commensalId }) => commensalId ?? "")
    .flatMap(([key, theirs]): readonly FutureDiner[] => {
      const sorted = theirs.toSorted(byPickup);
      const [first] = sorted;
      if (first === undefined) return [];
      const { commensalId, commensalName, commensalLastName, isDeleted, allergies } = first;
      return [{ key, commensalId, commensalName, commensalLastName, isDeleted, allergies, orders: sorted }];
    })
    .toSorted(byDiner);
}

/** Class → diner → orders. FUTURE-04 */
export function detailFuture(orders: readonly FutureOrder[]): readonly FutureClass[] {
  const places = new Map(orders.map(({ classId, classPosition }) => [classId, classPosition ?? 0]));
  const byPlace = (one: FutureClass, other: FutureClass): number => {
    if (one.classId === null || other.classId === null)
      return Number(one.classId === null) - Number(other.classId === null);
    const place = firstOf(places.get(one.classId) ?? 0, places.get(other.classId) ?? 0);
    return place || compareNames(one.name ?? "", other.name ?? "") || (one.classId < other.classId ? -1 : 1);
  };
  return groupedBy(orders, ({ classId }) => classId)
    .map(([classId, theirs]): FutureClass => ({
      classId,
      name: theirs[0]?.class ?? null,
      units: unitsOf(theirs),
      diners: dinersOf(theirs),
    }))
    .toSorted(byPlace);
}

/** In the order of the detail. FUTURE-04 */
export const sortFuture = (orders: readonly FutureOrder[]): readonly FutureOrder[] =>
  detailFuture(orders).flatMap(({ diners }) => diners.flatMap((diner) => diner.orders));
