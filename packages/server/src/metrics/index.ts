import type { Route } from "../http/index.ts";
import { kpiRoutes } from "./kpis.routes.ts";
import { rankingRoutes } from "./rankings.routes.ts";

export const metricsRoutes: readonly Route[] = [...kpiRoutes, ...rankingRoutes];
