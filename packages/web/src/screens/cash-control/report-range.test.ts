import { loadTemporal, localDate } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import { firstRange, rangeFaults } from "./report-range.ts";

await loadTemporal();
const today = localDate("2026-11-20");
const faults = (from: string | null, until: string | null) =>
  Object.keys(
    rangeFaults(
      { from: from === null ? null : localDate(from), until: until === null ? null : localDate(until) },
      today,
    ),
  );

test("a report begins with the last seven days", () => {
  expect(firstRange(today)).toEqual({ from: "2026-11-14", until: "2026-11-20" });
  expect(faults("2026-11-14", "2026-11-20")).toEqual([]);
});

test.each([
  [null, "2026-11-20", "from"],
  ["2026-11-20", null, "until"],
  ["2026-11-20", "2026-11-21", "until"],
  ["2026-11-20", "2026-11-19", "from"],
  ["2025-11-19", "2026-11-20", "from"],
])("a range from %s until %s is wrong at %s", (from, until, at) => {
  expect(faults(from, until)).toEqual([at]);
});

test("a range of 365 days is the longest", () => {
  expect(faults("2025-11-20", "2026-11-20")).toEqual([]);
});
