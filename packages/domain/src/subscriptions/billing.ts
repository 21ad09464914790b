import { type Cents, type LocalDate, localDate } from "../kernel/index.ts";
import type { PayDayPrice } from "./subscription.ts";

export const subscriptionLimits = {
  /** Rows of the bill; a month has no more days. */
  payDays: 31,
  /** Diners that one call links. */
  commensals: 500,
} as const;

const firstDay = 1;
const lastDay = 31;

/** By the index of its row: what is wrong with a day of the bill. */
export type PayDayFault = {
  readonly row: number;
  readonly code: "FIRST_NOT_1" | "OUT_OF_RANGE" | "REPEATED";
};

/** The first row is that of day 1; the days of the others are 2 to 31, each once. SUBS-07 */
export function payDayFaults(days: readonly number[]): readonly PayDayFault[] {
  return days.flatMap((day, row): readonly PayDayFault[] => {
    if (row === 0) return day === firstDay ? [] : [{ row, code: "FIRST_NOT_1" }];
    if (!Number.isInteger(day) || day <= firstDay || day > lastDay) return [{ row, code: "OUT_OF_RANGE" }];
    return days.indexOf(day) < row ? [{ row, code: "REPEATED" }] : [];
  });
}

/** 1 to 31. */
const dayOfMonth = (day: LocalDate): number => Number(day.slice(8));

/** That of the latest row whose day has come; null: none has. SUBS-08 */
export function priceOn(payDayPrices: readonly PayDayPrice[], day: LocalDate): Cents | null {
  const today = dayOfMonth(day);
  let latest: PayDayPrice | null = null;
  for (const row of payDayPrices) if (row.day <= today && (latest === null || row.day > latest.day)) latest = row;
  return latest?.price ?? null;
}

/** The calendar month that a charge of that day pays, named by its first day. SUBS-09 */
export const monthOf = (day: LocalDate): LocalDate => localDate(`${day.slice(0, 8)}01`);
