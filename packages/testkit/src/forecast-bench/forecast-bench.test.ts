import type { SalesDay } from "@cantina/domain/forecast";
import { addDays, id, loadTemporal, localDate } from "@cantina/domain/kernel";
import { beforeAll, describe, expect, test } from "vitest";

import type { RollRow } from "../replay/index.ts";
import { type Candidate, families, lastWeek, ours, pastBefore } from "./candidates.ts";
import { bestOf, casesOf, missedIn, originsOf } from "./measure.ts";
import { rollHistory } from "./roll-history.ts";

beforeAll(loadTemporal);

const tea = id<"product">("Tea");
const cake = id<"product">("Cake");

test("a roll is a history of days, of which those without a sale are closed", () => {
  const rung = (date: string, transaction: string, item: string): RollRow => ({
    date,
    time: "09:00:00",
    transaction,
    item,
  });
  const rows = [
    rung("2016-11-01", "1", "Tea"),
    rung("2016-11-01", "2", "Tea"),
    rung("2016-11-03", "3", "Cake"),
    rung("2016-11-02", "4", "NONE"),
  ];
  expect(rollHistory(rows).map(({ day, isClosed, units }) => [day, isClosed, [...units]])).toEqual([
    ["2016-11-01", false, [["Tea", 2]]],
    ["2016-11-02", true, []],
    ["2016-11-03", false, [["Cake", 1]]],
  ]);
  expect(rollHistory([])).toEqual([]);
});

describe("a way to foretell", () => {
  /** From a Monday on; null: closed. */
  const daysOf = (sold: readonly (readonly [number, number] | null)[]): readonly SalesDay[] =>
    sold.map((units, index) => ({
      day: addDays(localDate("2016-10-31"), index),
      isClosed: units === null,
      units: new Map(units === null ? [] : [[tea, units[0]] as const, [cake, units[1]] as const]),
    }));
  const dayAfter = (weeks: number) => addDays(localDate("2016-10-31"), 7 * weeks);
  const week = (monday: readonly [number, number] | null) => [monday, ...Array<[number, number]>(6).fill([6, 4])];

  test("'as last week' takes the last such weekday that was open", () => {
    const past = pastBefore(daysOf([...week([10, 0]), ...week([20, 5]), ...week(null)]), dayAfter(3));
    expect(lastWeek.foretell(past, dayAfter(3))(tea)).toBe(20);
  });

  test("foretells weeks that are all alike as they are, each in its own manner", () => {
    const past = pastBefore(daysOf(Array.from({ length: 6 }, () => week([6, 4])).flat()), dayAfter(6));
    for (const candidate of families.flat())
      expect(candidate.foretell(past, dayAfter(6))(tea), candidate.name).toBeCloseTo(6, 9);
  });

  test("knows only the days before", () => {
    const sold = Array.from({ length: 50 }, (_, day) => [1 + ((day * 7) % 11), (day * 5) % 13] as const);
    const changed = sold.map((units, day) => (day < 45 ? units : ([99, 99] as const)));
    const [before, after] = [sold, changed].map((some) => originsOf(daysOf(some)).slice(0, 18));
    expect(before?.at(-1)?.day).toBe(addDays(localDate("2016-10-31"), 45));
    for (const candidate of families.flat()) {
      const foretold = [before, after].map((origins) =>
        casesOf(candidate, origins ?? []).map((one) => [one.product, one.foretold]),
      );
      expect(foretold[0]).toEqual(foretold[1]);
    }
  });

  test("is chosen for missing least, or for being steadier where that is hardly worse", () => {
    const origins = originsOf(daysOf(Array.from({ length: 42 }, () => [100, 0] as const)));
    const saying = (units: number): Candidate => ({ ...ours, settings: String(units), foretell: () => () => units });
    const chosen = (...units: readonly number[]) => bestOf(units.map(saying), origins).settings;
    expect(missedIn(casesOf(saying(90), origins))).toBe(10 * origins.length);
    expect([chosen(40, 50, 45), chosen(49, 50, 30), chosen(48, 50)]).toEqual(["50", "49", "50"]);
  });
});
