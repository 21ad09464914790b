import { type Result, accepted, refused, textFault } from "../kernel/index.ts";
import { type Rating, type RatingAttribute, ratingAttributes, ratings, reviewLimits } from "./review.ts";

export type ReviewEntry = {
  /** null: none chosen. */
  readonly rating: number | null;
  readonly ratingAttributes: readonly RatingAttribute[];
  readonly ratingComments: string;
};

export type ReviewDraft = {
  readonly rating: Rating;
  /** In the order of the table. */
  readonly ratingAttributes: readonly RatingAttribute[];
  /** Trimmed. */
  readonly ratingComments: string;
};

export type ReviewFaults = {
  readonly rating?: "MISSING" | "OUT_OF_RANGE";
  readonly ratingAttributes?: "REPEATED";
  readonly ratingComments?: "TOO_LONG";
};

/** The review, or all that is wrong with it. REVIEWS-02 */
export function checkReviewEntry(entry: ReviewEntry): Result<ReviewDraft, ReviewFaults> {
  const rating = ratings.find((one) => one === entry.rating);
  const chosen = new Set(entry.ratingAttributes);
  const isRepeated = chosen.size < entry.ratingAttributes.length;
  const isTooLong = textFault(entry.ratingComments, reviewLimits.comments) === "TOO_LONG";
  if (rating !== undefined && !isRepeated && !isTooLong)
    return accepted({
      rating,
      ratingAttributes: ratingAttributes.filter((attribute) => chosen.has(attribute)),
      ratingComments: entry.ratingComments.trim(),
    });
  return refused({
    ...(rating === undefined && { rating: entry.rating === null ? "MISSING" : "OUT_OF_RANGE" }),
    ...(isRepeated && { ratingAttributes: "REPEATED" }),
    ...(isTooLong && { ratingComments: "TOO_LONG" }),
  });
}
