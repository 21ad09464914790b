import type { ClassId, LocalTime } from "../kernel/index.ts";

/** How a diner may choose when to fetch an app order; specification §3. */
export const pickupTimeTypes = ["DISCRETE", "INTERVAL", "ALWAYS_OPEN"] as const;
export type PickupTimeType = (typeof pickupTimeTypes)[number];

/** A fixed time, for some classes. */
export type PickupTime = {
  readonly time: LocalTime;
  readonly label: string;
  /** Empty: for all. */
  readonly cafeteriaClassesIds: readonly ClassId[];
};

/** Both ends included. */
type PickupInterval = { readonly start: LocalTime; readonly end: LocalTime };

export type PickupRules = {
  readonly type: PickupTimeType;
  readonly times: readonly PickupTime[];
  readonly interval: PickupInterval | null;
  /** Until when an order for the same day is taken; null: until its pickup. */
  readonly cutOff: LocalTime | null;
  /** The canteen closes: nothing is fetched after it. Not told by servers of before. */
  readonly closesAt?: LocalTime | null | undefined;
};

const hasTime = ({ times }: PickupRules, at: LocalTime, classId: ClassId | null): boolean =>
  times.some(
    ({ time, cafeteriaClassesIds: classes }) =>
      time === at && (classes.length === 0 || (classId !== null && classes.includes(classId))),
  );

/** CAFETERIA-03 */
export function isPickupTime(rules: PickupRules, at: LocalTime, classId: ClassId | null): boolean {
  const { closesAt = null } = rules;
  if (closesAt !== null && at > closesAt) return false;
  switch (rules.type) {
    case "ALWAYS_OPEN":
      return true;
    case "INTERVAL":
      return rules.interval !== null && rules.interval.start <= at && at <= rules.interval.end;
    case "DISCRETE":
      return hasTime(rules, at, classId);
  }
}
