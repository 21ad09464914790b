/** What a package carries on its front, and what a country's school rules count beside it. SCHOOL-01 */
export const seals = [
  "SUGARS",
  "SODIUM",
  "SATURATED_FATS",
  "TRANS_FATS",
  "FATS",
  "CALORIES",
  "SWEETENERS",
  "CAFFEINE",
  "UNLISTED",
] as const;
export type Seal = (typeof seals)[number];

/** By ISO 3166-1 code, in the order in which the country's own rules name them. */
const sealsByCountry: Readonly<Record<string, readonly Seal[]>> = {
  AR: ["SUGARS", "SODIUM", "SATURATED_FATS", "FATS", "CALORIES", "SWEETENERS", "CAFFEINE"],
  CL: ["CALORIES", "SUGARS", "SATURATED_FATS", "SODIUM"],
  // No seals: the limits of what is sold at schools.
  ES: ["CALORIES", "FATS"],
  MX: ["CALORIES", "SUGARS", "SATURATED_FATS", "TRANS_FATS", "SODIUM", "SWEETENERS", "CAFFEINE"],
  // What is not on the ministry's list may carry no seal at all.
  UY: ["SODIUM", "SUGARS", "FATS", "SATURATED_FATS", "UNLISTED"],
};

/** None: nobody has told this product the school rules of that country. SCHOOL-01 */
export const sealsOf = (countryId: string | undefined): readonly Seal[] => sealsByCountry[countryId ?? ""] ?? [];

/** Each once, in the order of the list, so that equal ones are written alike. */
export const sortedSeals = (some: readonly Seal[]): readonly Seal[] => seals.filter((one) => some.includes(one));

/** With one more, or without it. */
export const toggledSeal = (some: readonly Seal[], one: Seal): readonly Seal[] =>
  sortedSeals(some.includes(one) ? some.filter((other) => other !== one) : [...some, one]);

/** A promotion carries what its parts carry. SCHOOL-02 */
export const sealsIn = (parts: readonly { readonly seals: readonly Seal[] }[]): readonly Seal[] =>
  sortedSeals(parts.flatMap(({ seals: own }) => own));
