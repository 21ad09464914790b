import type { Route, ServerDatabase } from "../http/index.ts";
import { kpiRoutes } from "./kpis.routes.ts";
import { rankingRoutes } from "./rankings.routes.ts";

/** `reports` are the connections of reports. METRICS-10 */
export const metricsRoutes = (reports: ServerDatabase): readonly Route[] => [
  ...kpiRoutes(reports),
  ...rankingRoutes(reports),
];
