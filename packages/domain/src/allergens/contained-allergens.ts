import { type Allergen, sortedAllergens } from "./allergen.ts";

/** A supply, what is prepared, a product or a promotion: what it carries itself, and the ids of what is in it. */
export type AllergenPart = {
  readonly id: string;
  readonly own: readonly Allergen[];
  readonly parts: readonly string[];
};

/**
 * What each of them contains, through every level: its own, and all that its parts contain. What is unknown contains
 * nothing that anybody could name. ALLERGEN-02
 */
export function containedAllergens(all: readonly AllergenPart[]): ReadonlyMap<string, readonly Allergen[]> {
  const held = new Map(all.map(({ id, own }) => [id, new Set(own)]));
  const wholes = new Map<string, string[]>();
  for (const { id, parts } of all) for (const part of parts) wholes.set(part, [...(wholes.get(part) ?? []), id]);
  // Upwards from who carries something: recipes of nothing that matters cost nothing.
  const told = [...held].flatMap(([id, own]) => (own.size > 0 ? [id] : []));
  for (let id = told.pop(); id !== undefined; id = told.pop()) {
    for (const whole of wholes.get(id) ?? []) {
      const [from, into] = [held.get(id), held.get(whole)];
      if (from === undefined || into === undefined) continue;
      const before = into.size;
      for (const one of from) into.add(one);
      if (into.size > before) told.push(whole);
    }
  }
  return new Map([...held].map(([id, some]) => [id, sortedAllergens(some)]));
}
