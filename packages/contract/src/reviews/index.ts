export { type FeedbackData, type ReviewData, type ReviewReportData } from "./review.wire.ts";
export * as feedbackEndpoints from "./feedback.endpoints.ts";
export * as reviewEndpoints from "./reviews.endpoints.ts";
export * as reviewSchemas from "./review.wire.ts";
