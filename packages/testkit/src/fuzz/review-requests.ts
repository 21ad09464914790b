import type { Examples } from "./request-example.ts";

export const reviewRequests = {
  createReview: {
    by: "client",
    of: ({ mealId, marker }) => ({
      params: { orderId: mealId },
      body: { rating: 4, ratingAttributes: ["FOOD_QUALITY", "PRICE"], ratingComments: `Rico ${marker}` },
    }),
  },
  readReviewReport: {
    of: ({ commensalId }) => ({ params: {}, query: { period: "LAST_WEEK", commensalId, rating: "4" } }),
  },
  createFeedback: { by: "client", of: ({ marker }) => ({ body: { suggestion: `Más fruta ${marker}` } }) },
  listFeedback: { of: () => ({ query: { search: "fruta" } }) },
} satisfies Partial<Examples>;
