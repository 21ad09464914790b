import { type LocalDate, loadTemporal } from "@cantina/domain/kernel";
import { beforeAll, expect, test } from "vitest";
import { addMonths, monthWeeks } from "./month-weeks.ts";

beforeAll(loadTemporal);

test("a month stands in weeks from Monday on, with each of its days once", () => {
  // The 1st of November 2026 is a Sunday.
  const weeks = monthWeeks("2026-11-20" as LocalDate);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  expect(weeks[5]?.[0]).toBe("2026-11-30");
});

test("a year's months follow each other", () => {
  expect(addMonths("2026-12-01" as LocalDate, 1)).toBe("2027-01-01");
  expect(addMonths("2026-01-01" as LocalDate, -1)).toBe("2025-12-01");
});
