import { anyKitchen } from "@cantina/testkit/arbitraries";
import { samplePrepared, sampleRecipe, sampleSupply } from "@cantina/testkit/samples";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SalesDay } from "../forecast/index.ts";
import { nothing, addFractions, quantity, roundedQuantity, stockOf } from "../inventory/index.ts";
import { addDays, id, loadTemporal, localDate } from "../kernel/index.ts";
import {
  type DatedLine,
  type PlannedSubscription,
  checkPlanRange,
  daysOf,
  forecastLines,
  mealLines,
  mostPlannedDays,
  planDays,
  sharesOf,
  shownParts,
} from "./index.ts";

await loadTemporal();

const today = localDate("2026-11-20");
const tomorrow = addDays(today, 1);
const bread = { id: id<"product">("pan"), version: 3 };

describe("what a plan is of", () => {
  test("[PRODUCTION-08] is days from today on, thirty-one at most", () => {
    const last = addDays(today, mostPlannedDays - 1);
    const faultOf = (from: typeof today, until: typeof today) => {
      const checked = checkPlanRange({ from, until }, today);
      return checked.ok ? daysOf(checked.value).length : checked.failure.code;
    };
    expect([faultOf(today, last), faultOf(last, last), faultOf(addDays(today, -1), today)]).toEqual([31, 1, "PAST"]);
    expect([faultOf(tomorrow, today), faultOf(today, addDays(last, 1))]).toEqual(["REVERSED", "TOO_FAR"]);
  });

  test("[PRODUCTION-09] counts a meal of each commensal on the days of the subscription, today but once", () => {
    const [ana, beto] = [id<"commensal">("ana"), id<"commensal">("beto")];
    const lunches: PlannedSubscription = {
      id: id<"subscription">("almuerzos"),
      status: "ENABLED",
      availableWeekDates: ["FRIDAY", "MONDAY"],
      commensalIds: [ana, beto],
      lastUses: [
        { commensalId: ana, date: today },
        { commensalId: beto, date: addDays(today, -7) },
      ],
      product: bread,
    };
    const days = daysOf({ from: today, until: addDays(today, 3) });
    const told = mealLines([lunches, { ...lunches, status: "DISABLED" }], days).map(({ day, units }) => [day, units]);
    // Friday is today, and Ana has eaten; Monday both come.
    expect(told).toEqual([
      [today, 1],
      [addDays(today, 3), 2],
    ]);
  });

  test("[PRODUCTION-10] a forecast leaves out what walk-in orders took today, closed days and what is not on sale", () => {
    // A week of 10 a day, a week of 20, and so on: whoever says 'as many as last week' is always wrong.
    const history: readonly SalesDay[] = Array.from({ length: 84 }, (_, ago) => ({
      day: addDays(today, -1 - ago),
      isClosed: false,
      units: new Map([[bread.id, Math.floor(ago / 7) % 2 === 0 ? 10 : 20]]),
    }));
    const onSale = new Map([[bread.id, 3]]);
    const walkIn = { history, today, soldToday: new Map<typeof bread.id, number>(), onSale };
    const [whole] = forecastLines(walkIn, [today]);
    expect(whole).toMatchObject({ origin: "FORECAST", product: bread, day: today });
    const units = whole?.units ?? 0;
    expect(units).toBeGreaterThan(5);
    const left = (sold: number) =>
      forecastLines({ ...walkIn, soldToday: new Map([[bread.id, sold]]) }, [today])[0]?.units;
    expect([left(3), left(units), left(units + 1)]).toEqual([units - 3, undefined, undefined]);
    const nextWeek = addDays(today, 7);
    const later = forecastLines({ ...walkIn, soldToday: new Map([[bread.id, 99]]) }, [nextWeek]);
    expect(later.map(({ day }) => day)).toEqual([nextWeek]);
    expect(forecastLines(walkIn, [])).toEqual([]);
    expect(forecastLines({ ...walkIn, onSale: new Map() }, [today])).toEqual([]);
    // The same every week: no forecast is better than last week's.
    const same = history.map((one) => ({ ...one, units: new Map([[bread.id, 10]]) }));
    expect(forecastLines({ ...walkIn, history: same }, [today])).toEqual([]);
  });
});

const pantry = [sampleSupply("tomate", { available: 5 }), samplePrepared("salsa", { of: { tomate: 2 }, available: 1 })];
const recipes = [{ ...bread, ingredients: sampleRecipe({ salsa: 1 }) }];
const lineOf = (day: typeof today, units: number): DatedLine => ({ origin: "ORDER", product: bread, day, units });

test("[PRODUCTION-11] a later day has what the days before it leave", () => {
  const lines = [lineOf(today, 2), lineOf(tomorrow, 3), lineOf(addDays(today, 9), 100)];
  const needOf = (from: typeof today) => {
    const plan = planDays({
      lines,
      recipes,
      consumables: pantry,
      stock: stockOf(pantry),
      range: { from, until: tomorrow },
    });
    if (!plan.ok) throw new Error(plan.failure.code);
    return [...plan.value.prepared, ...plan.value.supplies].map(({ available, missing }) => [
      roundedQuantity(available),
      roundedQuantity(missing),
    ]);
  };
  // Today takes the sauce that is there and 2 of tomato for another: 3 are left, and 6 are needed.
  expect(needOf(tomorrow)).toEqual([
    [0, 300],
    [300, 300],
  ]);
  expect(needOf(today)).toEqual([
    [100, 400],
    [500, 300],
  ]);
});

test("[PRODUCTION-12] the parts as they are shown add up to the figure as it is shown", () => {
  fc.assert(
    fc.property(anyKitchen(), (kitchen) => {
      const dated = kitchen.lines.map((line) => ({ ...line, day: today }));
      const range = { from: today, until: today };
      const plan = planDays({ ...kitchen, lines: dated, stock: stockOf(kitchen.consumables), range });
      if (!plan.ok) throw new Error(plan.failure.code);
      for (const { consumableId, needed } of [...plan.value.supplies, ...plan.value.prepared]) {
        const total = roundedQuantity(needed) ?? quantity(0);
        const exact = sharesOf(plan.value, consumableId).map(({ share }) => share);
        const shown = shownParts(total, exact);
        const wrong = shown.some((part, index) => {
          const { top, bottom } = exact[index] ?? nothing;
          const off = BigInt(part) * bottom - top;
          return off <= -bottom || off >= bottom;
        });
        if (wrong || shown.reduce((sum, part) => sum + part, 0) !== total) expect(shown).toEqual(exact);
        expect(roundedQuantity(exact.reduce(addFractions, nothing))).toBe(total);
      }
    }),
    { numRuns: 200 },
  );
});
