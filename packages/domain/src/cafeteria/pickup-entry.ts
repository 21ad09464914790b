import { type ClassId, type LocalTime, type Result, accepted, refused } from "../kernel/index.ts";
import type { PickupRules, PickupTime, PickupTimeType } from "./pickup-times.ts";

/** What is at fault with one fixed time. */
export type TimeFault = "TIME_MISSING" | "CLASSES_MISSING" | "TIME_TAKEN";

/** CAFETERIA-22 */
export type PickupFaults = {
  /** All of them together. */
  readonly times?: "NONE" | "SOME";
  readonly interval?: "MISSING" | "REVERSED";
  /** By the place in the list. */
  readonly rows?: ReadonlyMap<number, TimeFault>;
};

/** A fixed time as it stands in its row. */
export type TimeEntry = {
  readonly time: LocalTime | null;
  readonly label: string;
  readonly isForAll: boolean;
  /** Where it is not for all. */
  readonly classIds: readonly ClassId[];
};

/** What stands in the fields of the topic. */
export type PickupEntry = {
  readonly type: PickupTimeType;
  readonly times: readonly TimeEntry[];
  readonly start: LocalTime | null;
  readonly end: LocalTime | null;
  readonly hasClosing: boolean;
  readonly closesAt: LocalTime | null;
};

export type PickupEntryFaults = PickupFaults & { readonly closesAt?: "MISSING" };

export const emptyTime: TimeEntry = { time: null, label: "", isForAll: true, classIds: [] };

const entryOfTime = ({ time, label, cafeteriaClassesIds }: PickupTime, classes: ReadonlySet<ClassId>): TimeEntry => ({
  time,
  label,
  isForAll: cafeteriaClassesIds.length === 0,
  classIds: cafeteriaClassesIds.filter((classId) => classes.has(classId)),
});

/** What stands in the fields before anything is typed; a class that is gone is for nobody any more. */
export const pickupEntryOf = (
  { type, times, interval, closesAt = null }: PickupRules,
  classes: readonly ClassId[],
): PickupEntry => ({
  type,
  times: times.map((time) => entryOfTime(time, new Set(classes))),
  start: interval?.start ?? null,
  end: interval?.end ?? null,
  hasClosing: closesAt !== null,
  closesAt,
});

/** Whether two are offered to one diner at the same minute. */
const isSame = (one: TimeEntry, other: TimeEntry): boolean =>
  one.time === other.time && (one.isForAll || other.isForAll || one.classIds.some((id) => other.classIds.includes(id)));

function timeFault(time: TimeEntry, before: readonly TimeEntry[]): TimeFault | null {
  if (time.time === null) return "TIME_MISSING";
  if (!time.isForAll && time.classIds.length === 0) return "CLASSES_MISSING";
  return before.some((other) => isSame(time, other)) ? "TIME_TAKEN" : null;
}

function timesFaults(times: readonly TimeEntry[]): PickupFaults {
  if (times.length === 0) return { times: "NONE" };
  const rows = new Map<number, TimeFault>();
  for (const [index, time] of times.entries()) {
    const fault = timeFault(time, times.slice(0, index));
    if (fault !== null) rows.set(index, fault);
  }
  return rows.size === 0 ? {} : { times: "SOME", rows };
}

function intervalFaults(start: LocalTime | null, end: LocalTime | null): PickupFaults {
  if (start === null || end === null) return { interval: "MISSING" };
  return start > end ? { interval: "REVERSED" } : {};
}

function faultsOf({ type, times, start, end }: Pick<PickupEntry, "type" | "times" | "start" | "end">): PickupFaults {
  if (type === "DISCRETE") return timesFaults(times);
  return type === "INTERVAL" ? intervalFaults(start, end) : {};
}

/** Of the rules as they would be. CAFETERIA-22 */
export const pickupFaults = ({ type, times, interval }: PickupRules): PickupFaults =>
  faultsOf({
    type,
    times: times.map((time) => ({ ...entryOfTime(time, new Set()), classIds: time.cafeteriaClassesIds })),
    start: interval?.start ?? null,
    end: interval?.end ?? null,
  });

export type PickupDraft = {
  readonly allowedOrderPickupTimeType: PickupTimeType;
  readonly allowedDiscreteOrderPickupTimes?: readonly PickupTime[];
  readonly allowedIntervalOrderPickupTimeStart?: LocalTime;
  readonly allowedIntervalOrderPickupTimeEnd?: LocalTime;
  readonly closingTime: LocalTime | null;
};

const timeOf = ({ time, label, isForAll, classIds }: TimeEntry): readonly PickupTime[] =>
  time === null ? [] : [{ time, label: label.trim(), cafeteriaClassesIds: isForAll ? [] : classIds }];

/** What the form would send: its kind, and what belongs to it. CAFETERIA-22 */
export function checkPickupEntry(entry: PickupEntry): Result<PickupDraft, PickupEntryFaults> {
  const { type, times, start, end, hasClosing, closesAt } = entry;
  const faults: PickupEntryFaults = {
    ...faultsOf(entry),
    ...(hasClosing && closesAt === null ? { closesAt: "MISSING" as const } : {}),
  };
  if (Object.keys(faults).length > 0) return refused(faults);
  return accepted({
    allowedOrderPickupTimeType: type,
    ...(type === "DISCRETE" ? { allowedDiscreteOrderPickupTimes: times.flatMap(timeOf) } : {}),
    ...(type === "INTERVAL" && start !== null && end !== null
      ? { allowedIntervalOrderPickupTimeStart: start, allowedIntervalOrderPickupTimeEnd: end }
      : {}),
    closingTime: hasClosing ? closesAt : null,
  });
}

export type CutOffEntry = { readonly hasCutOff: boolean; readonly cutOff: LocalTime | null };
export type CutOffFaults = { readonly cutOff?: "MISSING" };

/** CAFETERIA-22 */
export const checkCutOffEntry = ({
  hasCutOff,
  cutOff,
}: CutOffEntry): Result<{ readonly dayOrderRequestTimeLimit: LocalTime | null }, CutOffFaults> =>
  hasCutOff && cutOff === null
    ? refused({ cutOff: "MISSING" })
    : accepted({ dayOrderRequestTimeLimit: hasCutOff ? cutOff : null });
