import { type MetricsFilter, metricsFilterMachine } from "@cantina/domain/metrics";
import { useMachine } from "@xstate/react";
import { useEffect } from "react";

/** What the figures are asked by, a while after the last choice. METRICS-13 */
export function useMetricsFilter({ period, originMedium }: MetricsFilter): {
  readonly asked: MetricsFilter;
  readonly isWaiting: boolean;
} {
  const [state, send] = useMachine(metricsFilterMachine, { input: { period, originMedium } });
  useEffect(() => send({ type: "metrics.chosen", filter: { period, originMedium } }), [send, period, originMedium]);
  return { asked: state.context.asked, isWaiting: state.matches("waiting") };
}
