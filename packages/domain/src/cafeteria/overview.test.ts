import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "../kernel/index.ts";
import { cafeteriaIllsOf, salesByCountry, serverIllsOf } from "./index.ts";

const well = { lagMs: 900_000, hasBackups: true, provenSeconds: 36 * 3_600, discrepancies: 0, hasClockJump: false };

test("[CAFETERIA-30] what was sold adds up within a country, and not beyond it", () => {
  const sold = (countryName: string, amount: number) => ({ countryName, salesToday: cents(amount) });
  expect(salesByCountry([sold("Uruguay", 700), sold("Argentina", 100), sold("Uruguay", 50)])).toEqual([
    { countryName: "Argentina", amount: 100 },
    { countryName: "Uruguay", amount: 750 },
  ]);
  expect(salesByCountry([])).toEqual([]);
});

describe("[CAFETERIA-31] what is wrong", () => {
  test("with a cafeteria is a change that is not told within 30 s, or a day's work that stays undone", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 90, noNaN: true }), fc.boolean(), (untoldSeconds, isDayUndone) => {
        const ills = cafeteriaIllsOf({ untoldSeconds, isDayUndone });
        expect(ills.includes("CHANGES_UNTOLD")).toBe(untoldSeconds > 30);
        expect(ills.includes("DAY_UNDONE")).toBe(isDayUndone);
      }),
    );
  });

  test("with the server is a late job, an old proof, a difference in the books, a jump of the clock; each at its edge", () => {
    expect(serverIllsOf(well)).toEqual([]);
    expect(serverIllsOf({ ...well, lagMs: 900_001 })).toEqual(["JOBS_LATE"]);
    expect(serverIllsOf({ ...well, provenSeconds: 36 * 3_600 + 1 })).toEqual(["BACKUP_OLD"]);
    expect(serverIllsOf({ ...well, provenSeconds: null })).toEqual(["BACKUP_OLD"]);
    expect(serverIllsOf({ ...well, provenSeconds: null, hasBackups: false })).toEqual([]);
    expect(serverIllsOf({ ...well, discrepancies: 1, hasClockJump: true })).toEqual(["BOOKS_DOUBTFUL", "CLOCK_JUMPED"]);
  });
});
