import { addDays, type LocalDate, weekdayOf, weekdays } from "@cantina/domain/kernel";
import { type PlanRangeFault, checkPlanRange } from "@cantina/domain/production";
import type { PlanQuestion } from "../../../composition/desk/index.ts";
import { type AddressField, dayField, flagField, idField } from "../../../ui/address-field.ts";
import type { ShownIn } from "../../../ui/address.ts";

/** Days are asked for as a whole; each is a step of the back button. */
const day: AddressField<LocalDate | null> = { ...dayField, isTyped: false };

/** Of which days the plan is, and which of its figures is open. No day: tomorrow. */
export const productionFields = {
  day,
  until: day,
  forecast: flagField,
  dish: { ...idField, isPlace: true },
  need: { ...idField, isPlace: true },
};

export type ProductionShown = ShownIn<typeof productionFields>;

export const planPresets = ["TOMORROW", "TODAY", "SEVEN", "WEEK"] as const;
export type PlanPreset = (typeof planPresets)[number];

type Days = { readonly from: LocalDate; readonly until: LocalDate };

export function daysOfPreset(preset: PlanPreset, today: LocalDate): Days {
  const daysLeft = weekdays.length - 1 - weekdays.indexOf(weekdayOf(today));
  switch (preset) {
    case "TODAY":
      return { from: today, until: today };
    case "TOMORROW":
      return { from: addDays(today, 1), until: addDays(today, 1) };
    case "SEVEN":
      return { from: addDays(today, 1), until: addDays(today, 7) };
    case "WEEK":
      return { from: today, until: addDays(today, daysLeft) };
  }
}

const shownDays = ({ day: from, until }: ProductionShown, today: LocalDate): Days =>
  from === null ? daysOfPreset("TOMORROW", today) : { from, until: until ?? from };

/** null: days of nobody's preset. */
export function presetOf(shown: ProductionShown, today: LocalDate): PlanPreset | null {
  const days = shownDays(shown, today);
  const isThat = (preset: PlanPreset): boolean => {
    const { from, until } = daysOfPreset(preset, today);
    return from === days.from && until === days.until;
  };
  return planPresets.find(isThat) ?? null;
}

export type AskedPlan = Days & {
  /** null: not of days that can be planned. */
  readonly question: PlanQuestion | null;
  readonly fault: PlanRangeFault["code"] | null;
};

export function askedPlan(shown: ProductionShown, today: LocalDate): AskedPlan {
  const days = shownDays(shown, today);
  const checked = checkPlanRange(days, today);
  return checked.ok
    ? { ...days, question: { ...days, isForecast: shown.forecast }, fault: null }
    : { ...days, question: null, fault: checked.failure.code };
}
