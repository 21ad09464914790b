import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Instant,
  type LocalTime,
  addDays,
  id,
  instantAfter,
  instantAt,
  loadTemporal,
  localDate,
  localTimeOf,
  timeZone,
  weekdayOf,
} from "../kernel/index.ts";
import type { AppFacts } from "./app-order.ts";
import { pickupFault } from "./check-pickup.ts";

beforeAll(loadTemporal);

const minute = 60_000;
const classId = id<"class">("3a");
const menu = id<"product">("menu");
const clock = (minutes: number): LocalTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}` as LocalTime;

/** Usual days, and those on which clocks are moved. */
const places = fc.constantFrom(
  ["America/Argentina/Buenos_Aires", "2026-11-20"],
  ["Europe/Madrid", "2026-03-29"],
  ["Europe/Madrid", "2026-10-25"],
  ["Europe/Madrid", "2026-06-10"],
  ["America/Santiago", "2026-04-04"],
  ["America/Santiago", "2026-09-06"],
);
const limits = fc.integer({ min: 1, max: 22 * 60 }).map(clock);

function factsOf(zone: string, now: Instant, more: Partial<AppFacts> = {}): AppFacts {
  return {
    now,
    timeZone: timeZone(zone),
    clientId: id<"profile">("ana"),
    closed: {},
    pickup: { type: "ALWAYS_OPEN", times: [], interval: null, cutOff: null },
    products: new Map(),
    ...more,
  };
}

describe("an order from the app, at the edge of its rules", () => {
  test("[APP-05] a minute before the cut-off it is taken, at it and after it no more that day, also where clocks are moved", () => {
    fc.assert(
      fc.property(places, limits, fc.boolean(), ([zone, date], limit, isOfCategory) => {
        const day = localDate(date);
        const at = instantAt(day, limit, timeZone(zone));
        // What clocks skip over is past when they go on.
        fc.pre(localTimeOf(at, timeZone(zone)) === limit);
        const rules: Partial<AppFacts> = isOfCategory
          ? { products: new Map([[menu, { shownInApp: true, displayDates: [], requestTimeLimit: `${limit}:00` }]]) }
          : { pickup: { type: "ALWAYS_OPEN", times: [], interval: null, cutOff: limit } };
        const evening = instantAt(day, "23:30" as LocalTime, timeZone(zone));
        const tomorrow = instantAt(addDays(day, 1), "12:00" as LocalTime, timeZone(zone));
        const faultAt = (now: Instant, wanted: Instant) =>
          pickupFault({ at: wanted, classId }, factsOf(zone, now, rules));
        const fault = isOfCategory ? "CATEGORY_CUT_OFF" : "CUT_OFF";
        expect(faultAt(instantAfter(at, -minute), evening)).toBeNull();
        // The hour that clocks repeat comes after it, too.
        for (const later of [0, 1, 45, 61]) {
          const now = instantAfter(at, later * minute);
          if (now < evening) expect(faultAt(now, evening)).toBe(fault);
        }
        expect(faultAt(instantAfter(at, minute), tomorrow)).toBeNull();
      }),
      { numRuns: 150, examples: [[["Europe/Madrid", "2026-10-25"], "02:30" as LocalTime, false]] },
    );
  });

  test("[APP-05] a limit that clocks skip over is past when they go on", () => {
    const zone = timeZone("Europe/Madrid");
    const day = localDate("2026-03-29");
    const rules: Partial<AppFacts> = {
      pickup: { type: "ALWAYS_OPEN", times: [], interval: null, cutOff: "02:30" as LocalTime },
    };
    const noon = instantAt(day, "12:00" as LocalTime, zone);
    const faultAt = (text: string) =>
      pickupFault({ at: noon, classId }, factsOf(zone, instantAt(day, text as LocalTime, zone), rules));
    expect([faultAt("01:59"), faultAt("03:00")]).toEqual([null, "CUT_OFF"]);
  });

  test("[APP-04] a closed weekday or date, a fixed time and the closing time hold on the cafeteria's clock, to the minute", () => {
    fc.assert(
      fc.property(places, limits, ([zone, date], time) => {
        const day = localDate(date);
        const tz = timeZone(zone);
        const at = instantAt(day, time, tz);
        fc.pre(localTimeOf(at, tz) === time);
        const now = instantAt(addDays(day, -1), "12:00" as LocalTime, tz);
        const faultOf = (minutes: number, more: Partial<AppFacts>) =>
          pickupFault({ at: instantAfter(at, minutes * minute), classId }, factsOf(zone, now, more));
        const around = (more: Partial<AppFacts>) => [-1, 0, 1].map((minutes) => faultOf(minutes, more));
        expect(faultOf(0, { closed: { closedWeekdays: [weekdayOf(day)] } })).toBe("CLOSED_DAY");
        expect(faultOf(0, { closed: { closedWeekdays: [weekdayOf(addDays(day, 1))] } })).toBeNull();
        expect(faultOf(0, { closed: { closedDates: [day] } })).toBe("CLOSED_DAY");
        const fixed = { type: "DISCRETE", interval: null, cutOff: null } as const;
        const times = [{ time, label: "", cafeteriaClassesIds: [classId] }];
        expect(around({ pickup: { ...fixed, times } })).toEqual(["NOT_OFFERED", null, "NOT_OFFERED"]);
        const closing = { type: "ALWAYS_OPEN", times: [], interval: null, cutOff: null, closesAt: time } as const;
        // Where clocks are moved within that minute, the one before it or after it may be another hour's or day's.
        const isOver = (minutes: number) => localTimeOf(instantAfter(at, minutes * minute), tz) > time;
        expect(around({ pickup: closing })).toEqual(
          [-1, 0, 1].map((minutes) => (isOver(minutes) ? "NOT_OFFERED" : null)),
        );
      }),
      { numRuns: 150, examples: [[["America/Santiago", "2026-09-06"], "01:00" as LocalTime]] },
    );
  });
});
