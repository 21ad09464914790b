import {
  type Cents,
  type ClassId,
  type DiscountCategoryId,
  type LocalDate,
  type LocalTime,
  type Weekday,
  cents,
} from "../kernel/index.ts";
import type { SealPolicy } from "../school-rules/index.ts";
import type { ClosedDays } from "./closed-days.ts";
import type { PickupRules, PickupTime, PickupTimeType } from "./pickup-times.ts";
import { type PickupFaults, pickupFaults } from "./pickup-entry.ts";

/** What an administrator decides about one matter, and saves by itself. CAFETERIA-21 */
export const settingTopics = [
  "CUT_OFF",
  "PICKUP",
  "CLOSED_DAYS",
  "BALANCE",
  "PAYMENT",
  "PHONES",
  "DENOMINATIONS",
  "SCHOOL_RULES",
] as const;
export type SettingTopic = (typeof settingTopics)[number];

/** Topics whose last change is told; the later ones have calls of their own. CAFETERIA-25 */
export const toldTopics = [...settingTopics, "CLASSES", "ORDERS", "CASH"] as const;
export type ToldTopic = (typeof toldTopics)[number];

/** The least balance that a floor may allow: minus what no canteen lends. */
export const lowestFloor = cents(-10_000_000_000);

export type CafeteriaSettings = Required<{ [Part in keyof ClosedDays]: NonNullable<ClosedDays[Part]> }> & {
  readonly pickup: PickupRules;
  readonly defaultDiscountCategoryId: DiscountCategoryId;
  readonly balanceFloor: Cents;
  readonly hiddenPhoneForEmployees: boolean;
  readonly allowIgnoreMinimumBalance: boolean;
  /** Its name; null: there is none. */
  readonly customPaymentMethod: string | null;
  /** Notes and coins that a drawer is counted by; none: the usual ones. */
  readonly cashDenominations: readonly Cents[];
  /** What happens with what carries a seal. SCHOOL-03 */
  readonly sealPolicy: SealPolicy;
};

/** Any part of them; what is absent stays. CAFETERIA-21 */
export type SettingsChange = {
  readonly closedWeekdays?: readonly Weekday[] | undefined;
  readonly closedDates?: readonly LocalDate[] | undefined;
  readonly dayOrderRequestTimeLimit?: LocalTime | null | undefined;
  readonly allowedOrderPickupTimeType?: PickupTimeType | undefined;
  readonly allowedDiscreteOrderPickupTimes?: readonly PickupTime[] | undefined;
  readonly allowedIntervalOrderPickupTimeStart?: LocalTime | null | undefined;
  readonly allowedIntervalOrderPickupTimeEnd?: LocalTime | null | undefined;
  readonly closingTime?: LocalTime | null | undefined;
  readonly defaultDiscountCategoryId?: DiscountCategoryId | undefined;
  readonly balanceFloor?: Cents | undefined;
  readonly hiddenPhoneForEmployees?: boolean | undefined;
  readonly allowIgnoreMinimumBalance?: boolean | undefined;
  readonly customPaymentMethod?: string | null | undefined;
  readonly cashDenominations?: readonly Cents[] | undefined;
  readonly sealPolicy?: SealPolicy | undefined;
};

const topicOf: Readonly<Record<keyof SettingsChange, SettingTopic>> = {
  closedWeekdays: "CLOSED_DAYS",
  closedDates: "CLOSED_DAYS",
  dayOrderRequestTimeLimit: "CUT_OFF",
  allowedOrderPickupTimeType: "PICKUP",
  allowedDiscreteOrderPickupTimes: "PICKUP",
  allowedIntervalOrderPickupTimeStart: "PICKUP",
  allowedIntervalOrderPickupTimeEnd: "PICKUP",
  closingTime: "PICKUP",
  defaultDiscountCategoryId: "BALANCE",
  balanceFloor: "BALANCE",
  hiddenPhoneForEmployees: "PHONES",
  allowIgnoreMinimumBalance: "BALANCE",
  customPaymentMethod: "PAYMENT",
  cashDenominations: "DENOMINATIONS",
  sealPolicy: "SCHOOL_RULES",
};

/** What a change is about. CAFETERIA-21 */
export const topicsOf = (change: SettingsChange): readonly SettingTopic[] => {
  const fields = (Object.keys(topicOf) as (keyof SettingsChange)[]).filter((field) => change[field] !== undefined);
  return [...new Set(fields.map((field) => topicOf[field]))];
};

/** null is a value; only what is absent stays. */
const given = <T>(wanted: T | undefined, now: T): T => (wanted === undefined ? now : wanted);

/** Of what an edit names, what somebody changed after the count that it was made of; one without a count is of what there is. CAFETERIA-21 */
export const topicsChangedSince = (
  known: readonly { readonly topic: ToldTopic; readonly version: number }[],
  named: readonly SettingTopic[],
  seen: number | undefined,
): readonly SettingTopic[] =>
  seen === undefined ? [] : named.filter((topic) => known.some((one) => one.topic === topic && one.version > seen));

/** The settings as a change would leave them. CAFETERIA-21 */
export function changedSettings(now: CafeteriaSettings, change: SettingsChange): CafeteriaSettings {
  const { pickup } = now;
  const from = given(change.allowedIntervalOrderPickupTimeStart, pickup.interval?.start ?? null);
  const until = given(change.allowedIntervalOrderPickupTimeEnd, pickup.interval?.end ?? null);
  return {
    closedWeekdays: change.closedWeekdays ?? now.closedWeekdays,
    closedDates: change.closedDates ?? now.closedDates,
    pickup: {
      type: change.allowedOrderPickupTimeType ?? pickup.type,
      times: change.allowedDiscreteOrderPickupTimes ?? pickup.times,
      interval: from === null || until === null ? null : { start: from, end: until },
      cutOff: given(change.dayOrderRequestTimeLimit, pickup.cutOff),
      closesAt: given(change.closingTime, pickup.closesAt ?? null),
    },
    defaultDiscountCategoryId: change.defaultDiscountCategoryId ?? now.defaultDiscountCategoryId,
    balanceFloor: change.balanceFloor ?? now.balanceFloor,
    hiddenPhoneForEmployees: change.hiddenPhoneForEmployees ?? now.hiddenPhoneForEmployees,
    allowIgnoreMinimumBalance: change.allowIgnoreMinimumBalance ?? now.allowIgnoreMinimumBalance,
    customPaymentMethod: given(change.customPaymentMethod, now.customPaymentMethod),
    cashDenominations: change.cashDenominations ?? now.cashDenominations,
    sealPolicy: change.sealPolicy ?? now.sealPolicy,
  };
}

/** What keeps the change of a topic from being written; other topics are as they are. CAFETERIA-22 */
export const settingsFaults = (next: CafeteriaSettings, topics: readonly SettingTopic[]): PickupFaults =>
  topics.includes("PICKUP") ? pickupFaults(next.pickup) : {};

/** The classes that the fixed times are for. */
export const classesOfTimes = ({ times }: PickupRules): readonly ClassId[] => [
  ...new Set(times.flatMap(({ cafeteriaClassesIds }) => cafeteriaClassesIds)),
];
