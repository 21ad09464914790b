export { type ReportPlace, type WorldStep, openReportPlace, worldKinds, worldSteps } from "./report-place.ts";
