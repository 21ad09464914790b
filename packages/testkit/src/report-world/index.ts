export { sealSome } from "./seal-some.ts";
export {
  type ReportPlace,
  type WorldStep,
  openReportPlace,
  subscriptionPrice,
  worldKinds,
  worldSteps,
} from "./report-place.ts";
