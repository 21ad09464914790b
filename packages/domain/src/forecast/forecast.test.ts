import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type LocalDate, type ProductId, addDays, id, loadTemporal, localDate } from "../kernel/index.ts";
import { type SalesDay, forecastDay } from "./index.ts";

beforeAll(loadTemporal);

const product = (name: string): ProductId => id<"product">(name);
const [soup, bread, fish] = [product("soup"), product("bread"), product("fish")];
const products = [soup, bread, fish, product("cake")];

/** A Monday; its October changes the clocks in Europe. */
const monday = () => localDate("2026-09-07");

type Sold = Readonly<Record<string, number>>;
const unitsOf = (sold: Sold): SalesDay["units"] =>
  new Map(Object.entries(sold).map(([name, units]) => [product(name), units]));
const open = (day: LocalDate, sold: Sold): SalesDay => ({ day, isClosed: false, units: unitsOf(sold) });

/** One day after the other from a Monday on; null: closed. */
const daysFrom = (first: LocalDate, sold: readonly (Sold | null)[]): readonly SalesDay[] =>
  sold.map((units, index) => {
    const day = addDays(first, index);
    return units === null ? { day, isClosed: true, units: new Map() } : open(day, units);
  });
const always = (days: number, sold: Sold): readonly Sold[] => Array.from({ length: days }, () => sold);
const forecastAfter = (sold: readonly (Sold | null)[]) =>
  forecastDay(daysFrom(monday(), sold), addDays(monday(), sold.length));

const anyUnits = fc.oneof(fc.constant(0), fc.nat({ max: 40 }));
const anySold: fc.Arbitrary<Sold> = fc.record(Object.fromEntries(products.map((name) => [name, anyUnits])));
const anySolds = fc.array(fc.option(anySold, { freq: 7 }), { minLength: 20, maxLength: 90 });

describe("what is foretold", () => {
  test("[FORECAST-04] is exact where each week is as the one before, closed weekdays and all", () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(anySold, { freq: 5 }), { minLength: 7, maxLength: 7 }),
        fc.integer({ min: 5, max: 12 }),
        fc.nat({ max: 6 }),
        (week, weeks, more) => {
          const sold = [...Array.from({ length: weeks }, () => week).flat(), ...week.slice(0, more)];
          const next = week[more];
          for (const [name, forecast] of forecastAfter(sold)) {
            if (forecast === null) continue;
            expect(forecast).toMatchObject({ units: next?.[name], error: 0, lastWeekError: 0, isBetter: false });
          }
        },
      ),
    );
    const fridays = Array.from({ length: 42 }, (_, day) => ({ soup: 20, fish: day % 7 === 4 ? 30 : 0 }));
    const onFriday = forecastAfter([...fridays, ...fridays.slice(0, 4)]);
    expect([forecastAfter(fridays).get(fish)?.units, onFriday.get(fish)?.units]).toEqual([0, 30]);
  });

  test("[FORECAST-06] is whole and never negative", () => {
    fc.assert(
      fc.property(anySolds, (sold) => {
        for (const forecast of forecastAfter(sold).values()) {
          if (forecast === null) continue;
          expect(Number.isSafeInteger(forecast.units) && forecast.units >= 0).toBe(true);
          expect(Object.is(forecast.units, -0)).toBe(false);
        }
      }),
    );
  });

  test("[FORECAST-03] follows what the last days sold more or less than usual", () => {
    // By hand: 100 × (150 + 100 × 0.7 ÷ 0.3) ÷ (108.33 + 100 × 0.7 ÷ 0.3) = 112.2
    expect(forecastAfter([...always(35, { soup: 100 }), { soup: 150 }]).get(soup)?.units).toBe(112);
    // 100 × (60 + 233.33) ÷ (93.33 + 233.33) = 89.8
    expect(forecastAfter([...always(35, { soup: 100 }), { soup: 60 }]).get(soup)?.units).toBe(90);
  });

  test("[FORECAST-03] grows with the whole: so many times the sales are so many times the forecast", () => {
    const times = (sold: readonly (Sold | null)[], factor: number) =>
      sold.map((day) => day && Object.fromEntries(Object.entries(day).map(([name, units]) => [name, units * factor])));
    const compare = (sold: readonly (Sold | null)[], factor: number) => {
      const scaled = forecastAfter(times(sold, factor));
      for (const [name, forecast] of forecastAfter(sold)) {
        const other = scaled.get(name);
        expect(other === null).toBe(forecast === null);
        if (forecast === null || other === null || other === undefined) continue;
        expect(Math.abs(other.units - factor * forecast.units)).toBeLessThanOrEqual((factor + 1) / 2);
      }
    };
    // Powers of two leave every fraction as it is, so that no tie falls the other way.
    fc.assert(
      fc.property(anySolds, fc.constantFrom(2, 8, 1024), (sold, factor) => {
        compare(sold, factor);
      }),
    );
    const uneven = Array.from({ length: 60 }, (_, day) => ({ soup: 20 + ((day * 7) % 11), fish: (day * 5) % 9 }));
    compare(uneven, 3);
    compare(uneven, 10);
  });
});

describe("the history", () => {
  test("[FORECAST-01] may be told in any order, of days as of products", () => {
    fc.assert(
      fc.property(
        anySolds.chain((sold) =>
          fc.tuple(fc.constant(sold), fc.shuffledSubarray(products, { minLength: 4 }), fc.nat()),
        ),
        ([sold, order, turn]) => {
          const history = daysFrom(monday(), sold);
          const day = addDays(monday(), sold.length);
          const shuffled = history.map(({ units, ...rest }) => ({
            ...rest,
            units: new Map(order.flatMap((name) => (units.has(name) ? [[name, units.get(name) ?? 0]] : []))),
          }));
          const cut = turn % history.length;
          const turned = [...shuffled.slice(cut), ...shuffled.slice(0, cut).toReversed()];
          expect(forecastDay(turned, day)).toEqual(forecastDay(history, day));
        },
      ),
    );
  });

  test("[FORECAST-01] counts days, not hours: in weeks that change the clocks it foretells the same", () => {
    fc.assert(
      fc.property(anySolds, fc.integer({ min: -200, max: 200 }), (sold, weeks) => {
        const from = (first: LocalDate) => forecastDay(daysFrom(first, sold), addDays(first, sold.length));
        expect(from(addDays(monday(), 7 * weeks))).toEqual(from(monday()));
      }),
    );
  });

  test("[FORECAST-01] ends before the day that is foretold and begins ninety days before it", () => {
    const day = addDays(monday(), 100);
    const history = daysFrom(monday(), always(120, { soup: 10, bread: 5 }));
    const seen = history.slice(10, 100);
    expect(forecastDay(history, day)).toEqual(forecastDay(seen, day));
    const strange = (wanted: LocalDate) =>
      history.map((sales) => (sales.day === wanted ? open(wanted, { soup: 13, bread: 5 }) : sales));
    for (const outside of [9, 100, 101])
      expect(forecastDay(strange(addDays(monday(), outside)), day)).toEqual(forecastDay(seen, day));
    for (const inside of [10, 99])
      expect(forecastDay(strange(addDays(monday(), inside)), day)).not.toEqual(forecastDay(seen, day));
  });

  test("[FORECAST-02] is the same with a closed day as without that day, and another with a day of 0", () => {
    fc.assert(
      fc.property(anySolds, fc.nat(), (sold, which) => {
        const at = which % sold.length;
        const day = addDays(monday(), sold.length);
        const history = daysFrom(monday(), sold);
        const without = history.filter((_, index) => index !== at);
        const closed = history.map((sales, index) => (index === at ? { ...sales, isClosed: true } : sales));
        const empty = history.map((sales, index) => (index === at ? open(sales.day, {}) : sales));
        expect(forecastDay(closed, day)).toEqual(forecastDay(without, day));
        expect(forecastDay(empty, day)).toEqual(forecastDay(without, day));
      }),
    );
    const week = always(7, { soup: 50, bread: 50 });
    const weeks = [...week, ...week, ...week, ...week, ...week];
    const last = (sold: Sold | null) => forecastAfter([...weeks, ...week.slice(1), sold]).get(soup)?.units;
    expect([last(null), last({ bread: 50 })]).toEqual([50, expect.not.toBeOneOf([50])]);
  });

  test("[FORECAST-05] learns nothing from one odd day, and from a lasting change one day later", () => {
    const weeks = always(42, { soup: 60, bread: 40 });
    const lastDays = (...days: readonly (Sold | null)[]) => forecastAfter([...weeks, ...days]).get(soup)?.units;
    const usual = lastDays(null);
    expect([lastDays({ soup: 29, bread: 20 }), lastDays({ soup: 1 }), lastDays({ soup: 201 })]).toEqual([
      usual,
      usual,
      usual,
    ]);
    // A little more than half, and a little less than twice, is not odd yet.
    expect(lastDays({ soup: 31, bread: 20 })).toBeLessThan(60);
    expect(lastDays({ soup: 119, bread: 80 })).toBeGreaterThan(60);
    expect(lastDays(...always(2, { soup: 12, bread: 8 }))).toBeLessThan(60);
    expect(lastDays(...always(21, { soup: 12, bread: 8 }))).toBeLessThan(15);
    expect(lastDays(...always(21, { soup: 180, bread: 120 }))).toBeGreaterThan(150);
  });

  test("whose units are no whole number from 0, or that tells a day twice, is a bug", () => {
    const days = daysFrom(monday(), always(30, { soup: 1 }));
    const day = addDays(monday(), 30);
    for (const units of [-1, 0.5, Number.NaN])
      expect(() => forecastDay([...days.slice(1), open(monday(), { soup: units })], day)).toThrow("units");
    expect(() => forecastDay([...days, open(monday(), { soup: 1 })], day)).toThrow("twice");
  });
});

describe("the back-test", () => {
  test("[FORECAST-07] foretells each day as it would have been foretold then", () => {
    fc.assert(
      fc.property(fc.array(fc.option(anySold, { freq: 7 }), { minLength: 45, maxLength: 80 }), (sold) => {
        const before = forecastAfter(sold.slice(0, -1));
        const after = forecastAfter(sold);
        const today = sold.at(-1);
        for (const [name, then] of before) {
          const now = after.get(name);
          if (then === null || now === null || now === undefined) continue;
          const grown = (one: "error" | "lastWeekError") => now[one] * now.testedDays - then[one] * then.testedDays;
          const isOpen = today !== null && products.some((each) => (today?.[each] ?? 0) > 0);
          expect(now.testedDays - then.testedDays).toBe(isOpen ? 1 : 0);
          if (!isOpen) continue;
          const units = today?.[name] ?? 0;
          const lastWeek = sold
            .slice(0, -1)
            .findLast(
              (day, index) =>
                (sold.length - 1 - index) % 7 === 0 && day !== null && products.some((each) => (day[each] ?? 0) > 0),
            );
          expect(grown("error")).toBeCloseTo(Math.abs(then.units - units), 6);
          expect(grown("lastWeekError")).toBeCloseTo(Math.abs((lastWeek?.[name] ?? 0) - units), 6);
        }
      }),
    );
  });

  test("[FORECAST-07] needs four weeks since the first sale, and such a weekday among them", () => {
    const known = (days: number) => forecastAfter(always(days, { soup: 3 })).get(soup);
    expect([known(27), known(28)?.testedDays]).toEqual([null, 14]);
    const newcomer = (days: number) =>
      forecastAfter([...always(30, { soup: 3 }), ...always(days, { soup: 3, fish: 1 })]);
    expect([newcomer(27).get(fish), newcomer(28).get(fish)?.units]).toEqual([null, 1]);
    expect(newcomer(27).get(soup)?.units).toBe(3);
    const weekdaysOnly = Array.from({ length: 47 }, (_, day) => (day % 7 < 5 ? { soup: 3 } : null));
    expect(forecastAfter(weekdaysOnly).get(soup)).toBeNull();
    expect(forecastAfter([...weekdaysOnly, null, null]).get(soup)?.units).toBe(3);
    expect(forecastAfter([])).toEqual(new Map());
  });

  test("[FORECAST-04] a product's shares are those of the days since its first sale", () => {
    const since = Array.from({ length: 42 }, (_, day) => 30 + ((day * 11) % 17)).map((fishes) => ({
      fish: fishes,
      soup: 100 - fishes,
    }));
    const newcomer = forecastAfter([...always(28, { soup: 100 }), ...since]).get(fish);
    expect(newcomer?.units).toBeGreaterThan(30);
    expect(newcomer).toEqual(forecastAfter(since).get(fish));
  });

  test("[FORECAST-07] needs ten tested days", () => {
    const openOn = (weekdays: number) =>
      Array.from({ length: 35 }, (_, day) => (day % 7 < weekdays ? { soup: 3 } : null));
    expect([openOn(3), openOn(4)].map((sold) => forecastAfter(sold).get(soup)?.testedDays)).toEqual([undefined, 12]);
  });

  test("[FORECAST-08] calls better only what missed less than 'as many as last week'", () => {
    fc.assert(
      fc.property(anySolds, (sold) => {
        for (const forecast of forecastAfter(sold).values())
          if (forecast !== null) expect(forecast.isBetter).toBe(forecast.error < forecast.lastWeekError);
      }),
    );
    // Every other week: last week is always wrong by 10, something between by less.
    const turns = Array.from({ length: 56 }, (_, day) => ({
      soup: Math.floor(day / 7) % 2 === 0 ? 10 : 20,
      bread: 200,
    }));
    expect(forecastAfter(turns).get(soup)).toMatchObject({ lastWeekError: 10, isBetter: true });
    // Nobody errs.
    expect(forecastAfter(always(56, { soup: 10, bread: 5 })).get(soup)).toMatchObject({ error: 0, isBetter: false });
  });
});
