import {
  type CafeteriaId,
  type Instant,
  type InstantRange,
  type TimeZone,
  accepted,
  localDateOf,
} from "@cantina/domain/kernel";
import type { ComparedPeriod, Compared } from "@cantina/domain/metrics";
import { type MetricsPeriod, comparedInstants, daysOfPeriod, openDaysIn } from "@cantina/domain/periods";
import type { Transaction } from "kysely";
import { type ReportDatabase, findSealed, readAside } from "../reports/index.ts";
import { type MetricsAsked, readMetricsPlace } from "./metrics-asked.queries.ts";

export type OpenMetrics = {
  readonly zone: TimeZone;
  readonly current: MetricsAsked;
  readonly former: MetricsAsked;
  readonly openDays: Compared;
  readonly period: ComparedPeriod;
};

export type MetricsQuestion = {
  readonly cafeteriaId: CafeteriaId;
  readonly period: MetricsPeriod;
  readonly originMedium: MetricsAsked["originMedium"];
};

/** Those instants, with what is summed of them. METRICS-17 */
export const summed = async (
  trx: Transaction<unknown>,
  { cafeteriaId, originMedium }: Pick<MetricsAsked, "cafeteriaId" | "originMedium">,
  { from, until }: InstantRange,
): Promise<MetricsAsked> => {
  const sealed = await findSealed(trx, { cafeteriaId, edges: [from, until] });
  return { cafeteriaId, originMedium, from, until, sealed };
};

/** What both periods are just now, in the cafeteria's own days. */
async function openMetrics(
  trx: Transaction<unknown>,
  { cafeteriaId, period, originMedium }: MetricsQuestion,
  now: Instant,
): Promise<OpenMetrics> {
  const { zone, closed } = await readMetricsPlace(trx, cafeteriaId);
  const compared = daysOfPeriod(period, localDateOf(now, zone));
  const { current, former, isRunning } = comparedInstants(compared, now, zone);
  const elapsed = isRunning ? { from: current.from, until: now } : current;
  const openDays = {
    current: openDaysIn(elapsed, closed, zone),
    former: openDaysIn(former, closed, zone),
  };
  return {
    zone,
    current: await summed(trx, { cafeteriaId, originMedium }, current),
    former: await summed(trx, { cafeteriaId, originMedium }, former),
    openDays,
    period: {
      ...compared,
      isRunning,
      openDays: { currentPeriod: openDays.current, lastPeriod: openDays.former },
      at: now,
    },
  };
}

/** The same of both, one after the other: they share a connection. */
export const ofBoth = async <T>(
  { current, former }: OpenMetrics,
  read: (asked: MetricsAsked) => Promise<T>,
): Promise<readonly [T, T]> => [await read(current), await read(former)];

/** An answer of the metrics: its period, and what is read of it, at one moment and beside the calls of tills. METRICS-10 */
export const metricsReader =
  (reports: ReportDatabase) =>
  <Told extends object>(
    question: MetricsQuestion,
    now: Instant,
    read: (opened: OpenMetrics, trx: Transaction<unknown>) => Promise<Told>,
  ) =>
    readAside(reports, async (trx) => {
      const opened = await openMetrics(trx, question, now);
      return accepted({ data: { period: opened.period, ...(await read(opened, trx)) } });
    });
