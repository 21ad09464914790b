import { type LocalDate, addDays } from "@cantina/domain/kernel";
import { type Days, weeksOf } from "@cantina/domain/variance";
import * as texts from "../../texts/inventory-variance.ts";
import { type AddressField, dayField } from "../../ui/address-field.ts";

/** Asked for as a whole, by a preset or by 'Crear reporte'; a step of the back button. */
const day: AddressField<LocalDate | null> = { ...dayField, isTyped: false };

export const varianceFields = { from: day, until: day };

const mondayOf = (date: LocalDate): LocalDate => weeksOf({ from: addDays(date, -6), until: date }).at(-1)?.from ?? date;

const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 8)}01` as LocalDate;

/** This week and the three before it. */
export const firstDays = (today: LocalDate): Days => ({ from: addDays(mondayOf(today), -21), until: today });

export function varianceDays(today: LocalDate): readonly { readonly label: string; readonly days: Days }[] {
  const month = firstOfMonth(today);
  const before = addDays(month, -1);
  return [
    { label: texts.thisWeek, days: { from: mondayOf(today), until: today } },
    { label: texts.fourWeeks, days: firstDays(today) },
    { label: texts.thisMonth, days: { from: month, until: today } },
    { label: texts.monthBefore, days: { from: firstOfMonth(before), until: before } },
  ];
}
