import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Allergen,
  type AllergenPart,
  allergens,
  containedAllergens,
  sharedAllergens,
  sortedAllergens,
  toggledAllergen,
} from "./index.ts";

const some = fc.subarray([...allergens], { maxLength: 3 });

/** A part names only what stands before it, so that no recipe comes back to itself. */
const graph: fc.Arbitrary<readonly AllergenPart[]> = fc
  .array(fc.record({ own: fc.option(some, { nil: [] }), parts: fc.array(fc.nat(), { maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 14,
  })
  .map((drawn) =>
    drawn.map(({ own, parts }, index) => ({
      id: `part${index}`,
      own,
      parts: index === 0 ? [] : parts.map((at) => `part${at % index}`),
    })),
  );

/** The search by hand: down every recipe, as often as it takes. */
function search(all: readonly AllergenPart[], id: string): readonly Allergen[] {
  const part = all.find((one) => one.id === id);
  return part === undefined ? [] : [...part.own, ...part.parts.flatMap((inner) => search(all, inner))];
}

test("[ALLERGEN-02] a part contains what a search down all its recipes finds", () => {
  fc.assert(
    fc.property(graph, (parts) => {
      // In which order they come changes nothing.
      const contained = containedAllergens(parts.toReversed());
      for (const { id } of parts) expect(contained.get(id)).toEqual(sortedAllergens(search(parts, id)));
    }),
    { numRuns: 500 },
  );
});

test("[ALLERGEN-02] egg in the mayonnaise of a salad is in the menu that holds the salad", () => {
  const contained = containedAllergens([
    { id: "menu", own: [], parts: ["salad", "water"] },
    { id: "salad", own: [], parts: ["mayonnaise", "potato"] },
    { id: "mayonnaise", own: ["MUSTARD"], parts: ["egg", "oil"] },
    { id: "egg", own: ["EGGS"], parts: [] },
    { id: "potato", own: [], parts: [] },
    { id: "water", own: [], parts: ["gone"] },
  ]);
  expect(contained.get("menu")).toEqual(["EGGS", "MUSTARD"]);
  expect(contained.get("water")).toEqual([]);
});

test("[ALLERGEN-01] a list holds each allergen once, in one order, and shares only what both name", () => {
  fc.assert(
    fc.property(some, some, (one, other) => {
      expect(new Set(sharedAllergens(one, other))).toEqual(new Set(one.filter((each) => other.includes(each))));
      expect(sortedAllergens([...one, ...other, ...one])).toEqual(
        allergens.filter((each) => one.includes(each) || other.includes(each)),
      );
    }),
  );
  expect(toggledAllergen(["MILK"], "GLUTEN")).toEqual(["GLUTEN", "MILK"]);
  expect(toggledAllergen(["GLUTEN", "MILK"], "GLUTEN")).toEqual(["MILK"]);
});
