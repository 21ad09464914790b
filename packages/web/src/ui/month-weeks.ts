import { type LocalDate, localDate, temporal } from "@cantina/domain/kernel";

export const firstOfMonth = (day: LocalDate): LocalDate => localDate(`${day.slice(0, 7)}-01`);

export const addMonths = (month: LocalDate, months: number): LocalDate =>
  localDate(temporal().PlainDate.from(month).add({ months }).toString());

/** The days of a month in weeks from Monday on; null: a day of another month. */
export function monthWeeks(month: LocalDate): readonly (readonly (LocalDate | null)[])[] {
  const first = temporal().PlainDate.from(firstOfMonth(month));
  const days = Array.from({ length: first.daysInMonth }, (_, index) =>
    localDate(first.add({ days: index }).toString()),
  );
  const cells: readonly (LocalDate | null)[] = [...Array.from({ length: first.dayOfWeek - 1 }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, index) => cells[week * 7 + index] ?? null),
  );
}
