import { type TimeZone, localDateOf } from "@cantina/domain/kernel";
import type { ComparedPeriod, MetricsOrigin } from "@cantina/domain/metrics";

export type HistorySearch = Readonly<Record<string, string>>;

/** Where Historial shows what a figure of the period is the sum of, as that has it in its address. */
export function rowsBehind(
  { days, at }: ComparedPeriod,
  originMedium: MetricsOrigin,
  zone: TimeZone,
  narrowing: HistorySearch,
): HistorySearch {
  const today = localDateOf(at, zone);
  return {
    from: days.first,
    until: days.last < today ? days.last : today,
    withoutReverted: "1",
    ...(originMedium !== "ALL" && { originMedium }),
    ...narrowing,
  };
}
