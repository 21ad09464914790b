import type { Route } from "../http/index.ts";
import type { ReportDatabase } from "../reports/index.ts";
import { kpiRoutes } from "./kpis.routes.ts";
import { rankingRoutes } from "./rankings.routes.ts";

/** `reports` are the connections of reports. METRICS-10 */
export const metricsRoutes = (reports: ReportDatabase): readonly Route[] => [
  ...kpiRoutes(reports),
  ...rankingRoutes(reports),
];
