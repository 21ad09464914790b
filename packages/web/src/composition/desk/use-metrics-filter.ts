import { type MetricsFilter, metricsFilterMachine } from "@cantina/domain/metrics";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { createActor } from "xstate";

/** What the figures are asked by, a while after the last choice. METRICS-13 */
export function useMetricsFilter({ period, originMedium }: MetricsFilter): {
  readonly asked: MetricsFilter;
  readonly isWaiting: boolean;
} {
  const [actor] = useState(() => createActor(metricsFilterMachine, { input: { period, originMedium } }));
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    actor.start();
    return () => {
      isShown.current = false;
      // React mounts twice while it looks for mistakes, and an actor that was stopped does not start again.
      queueMicrotask(() => {
        if (!isShown.current) actor.stop();
      });
    };
  }, [actor]);
  useEffect(
    () => actor.send({ type: "metrics.chosen", filter: { period, originMedium } }),
    [actor, period, originMedium],
  );
  return {
    asked: useSelector(actor, ({ context }) => context.asked),
    isWaiting: useSelector(actor, (state) => state.matches("waiting")),
  };
}
