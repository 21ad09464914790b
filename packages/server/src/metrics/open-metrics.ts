import type { MetricsPeriodData } from "@cantina/contract/metrics";
import { type CafeteriaId, type Instant, type TimeZone, localDateOf } from "@cantina/domain/kernel";
import type { Compared } from "@cantina/domain/metrics";
import { type MetricsPeriod, comparedInstants, daysOfPeriod, openDaysIn } from "@cantina/domain/periods";
import type { ServerDatabase } from "../http/index.ts";
import { type MetricsAsked, readMetricsPlace } from "./metrics-asked.queries.ts";

export type OpenMetrics = {
  readonly zone: TimeZone;
  readonly current: MetricsAsked;
  readonly former: MetricsAsked;
  readonly openDays: Compared;
  readonly period: MetricsPeriodData;
};

type Question = {
  readonly cafeteriaId: CafeteriaId;
  readonly period: MetricsPeriod;
  readonly originMedium: MetricsAsked["originMedium"];
};

/** What both periods are just now, in the cafeteria's own days. */
export async function openMetrics(
  { kysely }: ServerDatabase,
  { cafeteriaId, period, originMedium }: Question,
  now: Instant,
): Promise<OpenMetrics> {
  const { zone, closedDays } = await readMetricsPlace(kysely, cafeteriaId);
  const compared = daysOfPeriod(period, localDateOf(now, zone));
  const { current, former, isRunning } = comparedInstants(compared, now, zone);
  const elapsed = isRunning ? { from: current.from, until: now } : current;
  const openDays = {
    current: openDaysIn(elapsed, closedDays, zone),
    former: openDaysIn(former, closedDays, zone),
  };
  return {
    zone,
    current: { cafeteriaId, originMedium, ...current },
    former: { cafeteriaId, originMedium, ...former },
    openDays,
    period: {
      ...compared,
      isRunning,
      openDays: { currentPeriod: openDays.current, lastPeriod: openDays.former },
      at: now,
    },
  };
}

/** The same of both. */
export const ofBoth = async <T>(
  { current, former }: OpenMetrics,
  read: (asked: MetricsAsked) => Promise<T>,
): Promise<readonly [T, T]> => Promise.all([read(current), read(former)]);
