/** From worst to best. */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** What a diner says the rating is about; specification §9. */
export const ratingAttributes = [
  "PERSONNEL_ATTENTION",
  "PRACTICALITY",
  "FOOD_QUALITY",
  "CLEANLINESS",
  "VARIETY",
  "PRICE",
] as const;
export type RatingAttribute = (typeof ratingAttributes)[number];

/** Characters. */
export const reviewLimits = { comments: 1000, suggestion: 1000 } as const;

export const reviewSorts = ["NEWEST", "OLDEST"] as const;
export type ReviewSort = (typeof reviewSorts)[number];
