import type { LocalDate } from "@cantina/domain/kernel";
import { locale } from "../texts/locale.ts";

/** yyyy-MM */
export type Month = string & { readonly "~brand": "Month" };

export const monthOf = (date: LocalDate): Month => date.slice(0, 7) as Month;

const utc = (month: Month, day: number): Date => new Date(`${month}-${String(day).padStart(2, "0")}T00:00:00Z`);
const dateOf = (at: Date): LocalDate => at.toISOString().slice(0, 10) as LocalDate;

export function addMonths(month: Month, months: number): Month {
  const at = utc(month, 1);
  at.setUTCMonth(at.getUTCMonth() + months);
  return monthOf(dateOf(at));
}

export function addDay(date: LocalDate, days: number): LocalDate {
  const at = utc(monthOf(date), Number(date.slice(8)));
  at.setUTCDate(at.getUTCDate() + days);
  return dateOf(at);
}

/** 0: Monday … 6: Sunday. */
export const weekdayOf = (date: LocalDate): number => (utc(monthOf(date), Number(date.slice(8))).getUTCDay() + 6) % 7;

export function daysOf(month: Month): readonly LocalDate[] {
  const days: LocalDate[] = [];
  for (let date = dateOf(utc(month, 1)); monthOf(date) === month; date = addDay(date, 1)) days.push(date);
  return days;
}

const monthFormat = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
const dayFormat = new Intl.DateTimeFormat(locale, {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

const wholeFormat = new Intl.DateTimeFormat(locale, {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "miércoles 25 de noviembre de 2026" */
export const wholeDayText = (date: LocalDate): string =>
  wholeFormat.format(utc(monthOf(date), Number(date.slice(8)))).replace(",", "");

/** "marzo de 2026" */
export const monthText = (month: Month): string => monthFormat.format(utc(month, 1));

/** "lunes, 2 de marzo" */
export const dayText = (date: LocalDate): string => dayFormat.format(utc(monthOf(date), Number(date.slice(8))));
