import type { MetricsFilter } from "@cantina/domain/metrics";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { metricQuery, useMetricsCalls } from "../../composition/desk/index.ts";

/** Whether the first card has been painted, with its figure or why there is none: what is heavy comes after it. */
export function useFirstCard(asked: MetricsFilter): boolean {
  const { isPending, failureReason } = useQuery(metricQuery(useMetricsCalls().readBalanceChargeKpi, asked));
  const [isPainted, setIsPainted] = useState(false);
  const isShown = !isPending || failureReason !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame after this one is drawn.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isShown]);
  return isPainted;
}
