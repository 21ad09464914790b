import { metricsPeriods } from "@cantina/domain/periods";
import * as v from "valibot";

/** The till, or the diners' app. */
const metricsOrigins = ["WEB", "MOBILE"] as const;

/** What every figure of the metrics is asked by; specification §9. */
export const metricsQuery = {
  period: v.optional(v.picklist(metricsPeriods), "LAST_MONTH"),
  originMedium: v.optional(v.picklist(["ALL", ...metricsOrigins]), "ALL"),
};
