import { beforeAll, expect, test } from "vitest";
import { type LocalDate, loadTemporal } from "../kernel/index.ts";
import { dayFault, openDays } from "./index.ts";

beforeAll(loadTemporal);
const day = (text: string): LocalDate => text as LocalDate;

test("[CAFETERIA-20] days are from today to one year ahead, and none of them closed", () => {
  const days = openDays(day("2026-03-02"), { closedDates: [day("2026-03-04")] });
  const faultOf = (text: string) => dayFault(day(text), days);
  expect(["2026-03-01", "2026-03-02", "2026-03-04", "2027-03-02", "2027-03-03"].map(faultOf)).toEqual([
    "PAST",
    null,
    "CLOSED_DAY",
    null,
    "TOO_FAR",
  ]);
});

test.each([
  ["2026-05-04", "2027-05-04"],
  ["2027-05-04", "2028-05-04"],
  ["2028-02-29", "2029-02-28"],
  ["2027-02-28", "2028-02-28"],
  ["2026-12-31", "2027-12-31"],
  ["2026-01-01", "2027-01-01"],
])("[CAFETERIA-20] a year after %s is %s", (today, last) => {
  expect(openDays(day(today), { closedDates: [] }).last).toBe(last);
});
