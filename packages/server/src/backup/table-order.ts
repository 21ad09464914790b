import { BrokenInvariant } from "@cantina/domain/kernel";

/** `needs`: the tables that its rows refer to and that must be there first. */
export type TableNeeds = { readonly name: string; readonly needs: readonly string[] };

/** Every table after those that it needs. */
export function inOrderOfNeed<T extends TableNeeds>(tables: readonly T[]): readonly T[] {
  const ordered: T[] = [];
  const placed = new Set<string>();
  while (ordered.length < tables.length) {
    const ready = tables.filter(({ name, needs }) => !placed.has(name) && needs.every((need) => placed.has(need)));
    if (ready.length === 0)
      throw new BrokenInvariant("tables refer to each other in a circle that no deferred key opens");
    for (const table of ready) {
      ordered.push(table);
      placed.add(table.name);
    }
  }
  return ordered;
}
