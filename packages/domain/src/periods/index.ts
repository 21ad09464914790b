export { type ComparedInstants, comparedInstants } from "./compared-instants.ts";
export { type DaySpan, daysIn, instantsOf, monthOf, spanBefore } from "./day-span.ts";
export { type ComparedDays, type MetricsPeriod, daysOfPeriod, metricsPeriods } from "./metrics-period.ts";
export { daysOf, openDaysIn } from "./open-days.ts";
export { type RangePreset, daysOfPreset, rangePresets } from "./range-preset.ts";
