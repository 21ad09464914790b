import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type LocalDate,
  addDays,
  dayRange,
  instant,
  instantAfter,
  loadTemporal,
  localDate,
  localDateOf,
  millisecondsBetween,
  timeZone,
} from "../kernel/index.ts";
import {
  type MetricsPeriod,
  comparedInstants,
  daysIn,
  daysOf,
  daysOfPeriod,
  daysOfPreset,
  instantsOf,
  metricsPeriods,
  monthOf,
  openDaysIn,
  rangePresets,
  spanBefore,
} from "./index.ts";

beforeAll(loadTemporal);

// Clocks moved at midnight, by half an hour, on both halves of the globe, a day left out, and never moved.
const zones = fc
  .constantFrom(
    "America/Argentina/Buenos_Aires",
    "America/Santiago",
    "America/Havana",
    "Europe/Madrid",
    "Australia/Lord_Howe",
    "Africa/Casablanca",
    "Pacific/Apia",
  )
  .map(timeZone);
/** 2011, in which Apia left out a day, to 2031. */
const moments = fc
  .integer({ min: 0, max: 20 * 366 * 24 * 60 })
  .map((minutes) => instantAfter(instant("2011-01-01T00:00:00Z"), minutes * 60_000));
const days = fc.integer({ min: 0, max: 20 * 365 }).map((more) => addDays(localDate("2011-01-01"), more));
const periods = fc.constantFrom(...metricsPeriods);
const span = (first: string, last: string) => ({ first: localDate(first), last: localDate(last) });

describe("what a period is", () => {
  test.each<[MetricsPeriod, string, string, string]>([
    ["LAST_MONTH", "2026-11-24", "2026-10-26", "2026-11-24"],
    ["LAST_WEEK", "2026-03-02", "2026-02-24", "2026-03-02"],
    ["NOVEMBER", "2026-11-01", "2026-11-01", "2026-11-30"],
    ["DECEMBER", "2026-11-24", "2025-12-01", "2025-12-31"],
    ["FEBRUARY", "2028-02-01", "2028-02-01", "2028-02-29"],
  ])("[PERIOD-01] %s on %s runs from %s to %s", (period, today, first, last) => {
    expect(daysOfPeriod(period, localDate(today)).days).toEqual(span(first, last));
  });

  test("[PERIOD-01] rolling ones end today, and a month has begun while none of its name did after it", () => {
    fc.assert(
      fc.property(periods, days, (period, today) => {
        const { first, last } = daysOfPeriod(period, today).days;
        expect(first <= today).toBe(true);
        if (period === "LAST_MONTH" || period === "LAST_WEEK") {
          expect([last, daysIn({ first, last })]).toEqual([today, period === "LAST_WEEK" ? 7 : 30]);
          return;
        }
        const [year = "", ...rest] = first.split("-");
        expect([`${Number(year) + 1}`, ...rest].join("-") > today).toBe(true);
        expect({ first, last }).toEqual(monthOf(first));
        expect(metricsPeriods[Number(rest[0]) + 1]).toBe(period);
      }),
    );
  });
});

describe("a preset of a range", () => {
  test("[PERIOD-02] is what its name says, also on the first of March of a leap year", () => {
    const on = (today: LocalDate) => rangePresets.map((preset) => daysOfPreset(preset, today));
    expect(on(localDate("2028-03-01"))).toEqual([
      span("2028-03-01", "2028-03-01"),
      span("2028-02-29", "2028-02-29"),
      span("2028-02-24", "2028-03-01"),
      span("2028-03-01", "2028-03-01"),
      span("2028-02-01", "2028-02-29"),
    ]);
  });

  test("[PERIOD-02] never reaches beyond today nor ends before it begins, and the month before meets this one", () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...rangePresets), (today, preset) => {
        const { first, last } = daysOfPreset(preset, today);
        expect(first <= last && last <= today).toBe(true);
        expect(addDays(daysOfPreset("PREVIOUS_MONTH", today).last, 1)).toBe(daysOfPreset("THIS_MONTH", today).first);
      }),
    );
  });
});

describe("what it is compared with", () => {
  test("[PERIOD-03] lies just before it and is as long, a month's is the month before", () => {
    fc.assert(
      fc.property(periods, days, (period, today) => {
        const { days: its, former } = daysOfPeriod(period, today);
        expect(addDays(former.last, 1)).toBe(its.first);
        const isRolling = period === "LAST_MONTH" || period === "LAST_WEEK";
        expect(former).toEqual(isRolling ? spanBefore(its) : monthOf(former.last));
        if (isRolling) expect(daysIn(former)).toBe(daysIn(its));
      }),
    );
  });

  test("[PERIOD-03] of a running one is only what has elapsed of it, wherever clocks are moved meanwhile", () => {
    fc.assert(
      fc.property(periods, moments, zones, (period, now, zone) => {
        const compared = daysOfPeriod(period, localDateOf(now, zone));
        const { current, former, isRunning } = comparedInstants(compared, now, zone);
        const whole = instantsOf(compared.former, zone);
        expect([former.from, current]).toEqual([whole.from, instantsOf(compared.days, zone)]);
        expect(isRunning).toBe(now < current.until);
        const length = millisecondsBetween(former.from, former.until);
        const most = millisecondsBetween(whole.from, whole.until);
        expect(length).toBe(isRunning ? Math.min(most, millisecondsBetween(current.from, now)) : most);
      }),
      { numRuns: 300 },
    );
  });

  test("[PERIOD-03] the 31st of a long month takes the whole short month before it, and its first instant nothing", () => {
    const zone = timeZone("America/Santiago");
    const march = daysOfPeriod("MARCH", localDate("2027-03-31"));
    const at = (text: string) => comparedInstants(march, instant(text), zone).former;
    expect(at("2027-03-31T20:00:00Z")).toEqual(instantsOf(march.former, zone));
    const { from } = instantsOf(march.days, zone);
    expect(at(from)).toEqual({ from: instantsOf(march.former, zone).from, until: instantsOf(march.former, zone).from });
  });
});

test("[PERIOD-04] the instants of days are those of each day after the other, half-open", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 40 }), zones, (first, more, zone) => {
      const last = addDays(first, more);
      const { from, until } = instantsOf({ first, last }, zone);
      expect([from, until]).toEqual([dayRange(first, zone).from, dayRange(addDays(last, 1), zone).from]);
      // A day that its zone left out lasts no time.
      expect(until >= from).toBe(true);
      expect(daysIn({ first, last })).toBe(more + 1);
    }),
  );
});

test("[PERIOD-05] the open days of a range are those it touches, without the closed ones among them", () => {
  const zone = timeZone("America/Argentina/Buenos_Aires");
  const closings = fc.array(fc.integer({ min: -3, max: 40 }), { maxLength: 8 });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 30 }), closings, (first, more, closings) => {
      const closed = closings.map((day) => addDays(first, day));
      const { from, until } = instantsOf({ first, last: addDays(first, more) }, zone);
      const open = daysOf(first, addDays(first, more)).filter((day) => !closed.includes(day)).length;
      expect(openDaysIn({ from, until }, { closedDates: closed }, zone)).toBe(open);
      // Its last day has begun already.
      expect(
        openDaysIn(
          { from, until: instantAfter(dayRange(addDays(first, more), zone).from, 1) },
          { closedDates: closed },
          zone,
        ),
      ).toBe(open);
      expect(openDaysIn({ from, until: from }, { closedDates: closed }, zone)).toBe(0);
    }),
  );
});
