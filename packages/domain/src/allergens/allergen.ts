/** The fourteen of annex II of regulation (EU) 1169/2011; those of the Codex Alimentarius are among them. ALLERGEN-01 */
export const allergens = [
  "GLUTEN",
  "CRUSTACEANS",
  "EGGS",
  "FISH",
  "PEANUTS",
  "SOYBEANS",
  "MILK",
  "NUTS",
  "CELERY",
  "MUSTARD",
  "SESAME",
  "SULPHITES",
  "LUPIN",
  "MOLLUSCS",
] as const;
export type Allergen = (typeof allergens)[number];

/** Each once, in the order of the list, so that equal ones are written alike. */
export function sortedAllergens(some: Iterable<Allergen>): readonly Allergen[] {
  const held = new Set(some);
  return held.size === 0 ? [] : allergens.filter((one) => held.has(one));
}

/** Those of the one that the other names too. */
export const sharedAllergens = (contained: readonly Allergen[], avoided: readonly Allergen[]): readonly Allergen[] =>
  contained.filter((one) => avoided.includes(one));

/** With one more, or without it. */
export const toggledAllergen = (some: readonly Allergen[], one: Allergen): readonly Allergen[] =>
  sortedAllergens(some.includes(one) ? some.filter((other) => other !== one) : [...some, one]);
