import {
  type ClassId,
  type Result,
  type TextFault,
  accepted,
  refused,
  searchText,
  textFault,
} from "../kernel/index.ts";
import type { CafeteriaClass } from "./cafeteria.ts";

export type ClassList = {
  /** Counts up with every new, deleted or moved class. */
  readonly version: number;
  readonly classes: readonly CafeteriaClass[];
};

export type ClassOrder = { readonly newOrderIds: readonly ClassId[]; readonly version?: number | undefined };

export type ClassOrderFailure = { readonly code: "INVALID_CLASS_POSITIONS" };

/** The new order names every class once, and is made of the list as it is now, if it names the one it was made of. CLASS-01, CLASS-02 */
export function checkClassOrder(list: ClassList, order: ClassOrder): Result<readonly ClassId[], ClassOrderFailure> {
  const known = new Set(list.classes.map(({ id }) => id));
  const named = new Set(order.newOrderIds);
  const isWhole =
    named.size === order.newOrderIds.length && named.size === known.size && [...named].every((id) => known.has(id));
  const isFresh = order.version === undefined || order.version === list.version;
  return isWhole && isFresh ? accepted(order.newOrderIds) : refused({ code: "INVALID_CLASS_POSITIONS" });
}

/** Whether another class is called so, whatever the accents and capitals. CLASS-03 */
export const isClassNameTaken = (classes: readonly CafeteriaClass[], name: string, own: ClassId | null): boolean =>
  classes.some((one) => one.id !== own && searchText(one.name.trim()) === searchText(name.trim()));

export type ClassEntry = { readonly name: string };
export type ClassFaults = { readonly name?: TextFault };

/** The name that the form would send; specification §5, Class. CLASS-03 */
export function checkClassEntry(entry: ClassEntry): Result<string, ClassFaults> {
  const name = entry.name.trim();
  const fault = textFault(name);
  return fault === null ? accepted(name) : refused({ name: fault });
}

/** The list with one entry at another place; out of range changes nothing. */
export function movedEntry<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, entry);
}
