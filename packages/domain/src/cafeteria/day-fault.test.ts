import { beforeAll, expect, test } from "vitest";
import { type LocalDate, loadTemporal } from "../kernel/index.ts";
import { dayFault, openDays } from "./index.ts";

beforeAll(loadTemporal);
const day = (text: string): LocalDate => text as LocalDate;

test("[CAFETERIA-20] days are from today to one year ahead, and none of them closed", () => {
  const days = openDays(day("2026-03-02"), [day("2026-03-04")]);
  const faultOf = (text: string) => dayFault(day(text), days);
  expect(["2026-03-01", "2026-03-02", "2026-03-04", "2027-03-03", "2027-03-04"].map(faultOf)).toEqual([
    "PAST",
    null,
    "CLOSED_DAY",
    null,
    "TOO_FAR",
  ]);
});
