import type { LocalDate } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import { addDay, addMonths, dayText, daysOf, monthOf, monthText, weekdayOf } from "./month-days.ts";

const day = (text: string): LocalDate => text as LocalDate;

test("a month has its days, leap years included, and weeks begin on Monday", () => {
  const february = monthOf(day("2028-02-10"));
  expect(daysOf(february)).toHaveLength(29);
  expect(daysOf(february)[0]).toBe("2028-02-01");
  expect(weekdayOf(day("2026-03-02"))).toBe(0);
  expect(weekdayOf(day("2026-03-08"))).toBe(6);
  expect(addMonths(monthOf(day("2026-12-31")), 2)).toBe("2027-02");
  expect(addDay(day("2026-03-01"), -1)).toBe("2026-02-28");
});

test("months and days are told in Spanish", () => {
  expect(monthText(monthOf(day("2026-03-02")))).toBe("marzo de 2026");
  expect(dayText(day("2026-03-02"))).toBe("lunes, 2 de marzo");
});
