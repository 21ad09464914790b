import type { ClosedDays } from "@cantina/domain/cafeteria";
import { sql } from "kysely";

/** Of a cafeteria `c`. */
export const closedDaysOfC = sql<ClosedDays>`
  json_build_object('closedWeekdays', c.closed_weekdays, 'closedDates', c.closed_days)`;
