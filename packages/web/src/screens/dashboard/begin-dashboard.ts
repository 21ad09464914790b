import { metricsEndpoints } from "@cantina/contract/metrics";
import { isAllowedLevel } from "@cantina/domain/access";
import type { App } from "../../composition/app/index.ts";
import { metricQuery } from "../../composition/desk/index.ts";
import { untilValue } from "../../composition/device/index.ts";
import { cafeteriaQuery, callsOf } from "../../composition/live-data/index.ts";
import { readAddress } from "../../ui/address.ts";
import { dashboardFields } from "./dashboard-address.ts";

/** Asks for the key figures while a page that opens there still loads and draws its frame. */
export async function beginDashboard({ session, workplace }: App): Promise<void> {
  const { period, originMedium } = readAddress(dashboardFields, location.search);
  await untilValue(session.view, ({ status }) => status !== "restoring");
  const place = await workplace();
  if (place === null || !isAllowedLevel("readMetrics", place.profile.privilegeLevel)) return;
  const { queries, sources } = place;
  const asked = { period, originMedium };
  const { readBalanceChargeKpi, readOrderKpi, readSecondaryKpis } = callsOf(sources, metricsEndpoints);
  await Promise.all([
    queries.prefetchQuery(cafeteriaQuery(sources)),
    queries.prefetchQuery(metricQuery(readBalanceChargeKpi, asked)),
    queries.prefetchQuery(metricQuery(readOrderKpi, asked)),
    queries.prefetchQuery(metricQuery(readSecondaryKpis, asked)),
  ]);
}
