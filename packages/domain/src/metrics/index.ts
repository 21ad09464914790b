export type { ComparedPeriod } from "./compared-period.ts";
export { type Compared, type FigureChange, changeKinds, compareFlows, compareLevels } from "./compare-figures.ts";
export { checkPremiumRequest } from "./premium-request.ts";
export {
  type MetricsFilter,
  type MetricsOrigin,
  metricsFilterMachine,
  metricsOrigins,
} from "./metrics-filter.machine.ts";
export { type Share, pieOf } from "./pie.ts";
export { type Contender, ranking, summedById } from "./ranking.ts";
export { standingStatuses } from "./standing-statuses.ts";
export {
  type CountedInMetrics,
  type FigurePart,
  type MetricsBehind,
  type OrderedIn,
  currentRows,
  formerRows,
  rowsBehind,
  rowsOfDay,
} from "./rows-behind.ts";
