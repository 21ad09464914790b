import { ratingAttributes, reviewLimits } from "@cantina/domain/reviews";
import * as v from "valibot";
import { type Given, idOf, instantText, textUpTo } from "../wire/index.ts";

const rating = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

export const newReview = v.object({
  rating,
  ratingAttributes: v.optional(v.pipe(v.array(v.picklist(ratingAttributes)), v.maxLength(ratingAttributes.length)), []),
  ratingComments: v.optional(textUpTo(reviewLimits.comments), ""),
});

export const review = v.object({
  id: idOf<"review">(),
  orderId: idOf<"order">(),
  commensalId: idOf<"commensal">(),
  rating: v.number(),
  ratingAttributes: v.array(v.picklist(ratingAttributes)),
  ratingComments: v.string(),
  dateTime: instantText,
});
export type ReviewData = Given<v.InferOutput<typeof review>>;

export const reviewReport = v.object({
  /** With one decimal; null: there are none. */
  averageReviewsRating: v.nullable(v.number()),
  /** How many the filters let through, on all pages. */
  totalReviewsAmount: v.number(),
  /** One page of them. */
  reviews: v.array(
    v.object({
      ...review.entries,
      commensalName: v.nullable(v.string()),
      /** The commensal, or its client. */
      isDeleted: v.boolean(),
      className: v.nullable(v.string()),
    }),
  ),
});
export type ReviewReportData = Given<v.InferOutput<typeof reviewReport>>;

export const newFeedback = v.object({
  suggestion: v.pipe(textUpTo(reviewLimits.suggestion), v.trim(), v.minLength(1, "Es obligatorio")),
});

export const feedback = v.object({
  id: idOf<"feedback">(),
  suggestion: v.string(),
  ts: instantText,
  /** Whose it is; null: somebody deleted, to who may not know the names of those. */
  username: v.nullable(v.string()),
  email: v.nullable(v.string()),
  isDeleted: v.boolean(),
  /** What it is about. */
  cafeteriaName: v.string(),
});
export type FeedbackData = Given<v.InferOutput<typeof feedback>>;
