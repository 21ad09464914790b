import { type LocalDate, type Result, accepted, addDays, refused } from "../kernel/index.ts";

/** Both included. */
export type PlanRange = { readonly from: LocalDate; readonly until: LocalDate };
export type PlanRangeFault = { readonly code: "PAST" | "REVERSED" | "TOO_FAR" };

/** Today among them. PRODUCTION-08 */
export const mostPlannedDays = 31;

export const lastPlannedDay = (today: LocalDate): LocalDate => addDays(today, mostPlannedDays - 1);

export function checkPlanRange({ from, until }: PlanRange, today: LocalDate): Result<PlanRange, PlanRangeFault> {
  if (from < today) return refused({ code: "PAST" });
  if (until < from) return refused({ code: "REVERSED" });
  return until > lastPlannedDay(today) ? refused({ code: "TOO_FAR" }) : accepted({ from, until });
}

export function daysOf({ from, until }: PlanRange): readonly LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}
