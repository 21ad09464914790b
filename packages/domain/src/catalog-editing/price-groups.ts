import type { ClassPrice } from "../catalog/index.ts";
import type { Cents, ClassId } from "../kernel/index.ts";

/** One price of the form, for some classes. */
export type PriceGroup = { readonly price: Cents | null; readonly classIds: readonly ClassId[] };

export type GroupFault = "NO_PRICE" | "NO_CLASS" | "CLASS_TWICE";

/** Classes of the same price come together, in the order of their first. */
export function priceGroupsOf(classPrices: readonly ClassPrice[]): readonly PriceGroup[] {
  const groups = new Map<Cents, ClassId[]>();
  for (const { classId, price } of classPrices) {
    const found = groups.get(price);
    if (found === undefined) groups.set(price, [classId]);
    else found.push(classId);
  }
  return [...groups].map(([price, classIds]) => ({ price, classIds }));
}

/** What is wrong with each group, by its place; the later of two groups with one class is at fault. EDIT-02 */
export function groupFaults(groups: readonly PriceGroup[]): ReadonlyMap<number, GroupFault> {
  const taken = new Set<ClassId>();
  const faults = new Map<number, GroupFault>();
  for (const [index, { price, classIds }] of groups.entries()) {
    if (classIds.some((classId) => taken.has(classId))) faults.set(index, "CLASS_TWICE");
    else if (classIds.length === 0) faults.set(index, "NO_CLASS");
    if (price === null) faults.set(index, "NO_PRICE");
    for (const classId of classIds) taken.add(classId);
  }
  return faults;
}

/** A row for each class; groups without a price are left out. */
export const classPricesOf = (groups: readonly PriceGroup[]): readonly ClassPrice[] =>
  groups.flatMap(({ price, classIds }) => (price === null ? [] : classIds.map((classId) => ({ classId, price }))));

/** True when a class has two prices. EDIT-02 */
export const hasClassTwice = (classPrices: readonly ClassPrice[]): boolean =>
  new Set(classPrices.map(({ classId }) => classId)).size < classPrices.length;
