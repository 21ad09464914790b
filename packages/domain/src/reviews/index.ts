export { averageRating, reviewedStatuses } from "./counted-reviews.ts";
export { type ReviewFacts, type ReviewRefusal, decideReview } from "./decide-review.ts";
export {
  type Rating,
  type RatingAttribute,
  type ReviewSort,
  ratingAttributes,
  ratings,
  reviewLimits,
  reviewSorts,
} from "./review.ts";
export { type ReviewDraft, type ReviewEntry, type ReviewFaults, checkReviewEntry } from "./review-entry.ts";
