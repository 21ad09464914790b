import { type ReportDaysFault, mostReportDays } from "@cantina/domain/kernel";
import { type RouteFailure, invalid } from "./outcome.ts";

/** What is said of the days that a report is asked for. */
export const daysFailures = {
  MISSING: invalid("from", "Las fechas son obligatorias"),
  REVERSED: { code: "TO_BEFORE_FROM" },
  IN_FUTURE: invalid("until", "La fecha no puede ser futura"),
  TOO_LONG: invalid("from", `El rango no puede superar los ${mostReportDays - 1} días`),
} as const satisfies Record<ReportDaysFault, RouteFailure>;
