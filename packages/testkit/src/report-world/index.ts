export { sealSome } from "./seal-some.ts";
export { type ReportPlace, openReportPlace } from "./report-place.ts";
export { type WorldStep, subscriptionPrice, worldKinds, worldSteps } from "./world-steps.ts";
