import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type DiscountCategoryId,
  type LocalDate,
  type LocalTime,
  addDays,
  cents,
  id,
  loadTemporal,
  localDate,
  localTime,
  weekdayOf,
  weekdays,
} from "../kernel/index.ts";
import {
  type CafeteriaSettings,
  type SettingsChange,
  type TimeEntry,
  changedSettings,
  checkBalanceEntry,
  checkPaymentEntry,
  lowestFloor,
  checkCutOffEntry,
  checkPickupEntry,
  isClosedOn,
  isPickupTime,
  pickupEntryOf,
  settingTopics,
  settingsFaults,
  topicsChangedSince,
  topicsOf,
} from "./index.ts";

beforeAll(loadTemporal);

const [a, b] = [id<"class">("a"), id<"class">("b")];
const at = (text: string): LocalTime => text as LocalTime;
const now: CafeteriaSettings = {
  closedWeekdays: ["SUNDAY"],
  closedDates: [],
  pickup: {
    type: "INTERVAL",
    times: [{ time: at("12:00"), label: "Almuerzo", cafeteriaClassesIds: [a] }],
    interval: { start: at("10:00"), end: at("14:00") },
    cutOff: at("09:00"),
    closesAt: null,
  },
  defaultDiscountCategoryId: id("general") as DiscountCategoryId,
  balanceFloor: cents(0),
  hiddenPhoneForEmployees: false,
  allowIgnoreMinimumBalance: false,
  customPaymentMethod: null,
  cashDenominations: [],
  sealPolicy: "OFF",
};

const minutes = fc.integer({ min: 0, max: 1439 }).map((all) => {
  const two = (part: number) => String(part).padStart(2, "0");
  return at(`${two(Math.floor(all / 60))}:${two(all % 60)}`);
});
const parts = fc.record<SettingsChange>(
  {
    closedWeekdays: fc.subarray([...weekdays]),
    closedDates: fc.constant(["2026-12-25" as LocalDate]),
    dayOrderRequestTimeLimit: fc.option(minutes),
    allowedOrderPickupTimeType: fc.constantFrom("DISCRETE", "INTERVAL", "ALWAYS_OPEN"),
    allowedDiscreteOrderPickupTimes: fc.constant([]),
    closingTime: fc.option(minutes),
    balanceFloor: fc.constant(cents(-100)),
    hiddenPhoneForEmployees: fc.boolean(),
    allowIgnoreMinimumBalance: fc.boolean(),
    customPaymentMethod: fc.option(fc.constant("Vale")),
    cashDenominations: fc.constant([cents(100)]),
  },
  { requiredKeys: [] },
);

describe("the settings", () => {
  test("[CAFETERIA-21] keep what a change leaves out, and any order of changes of different topics comes to the same", () => {
    fc.assert(
      fc.property(parts, (change) => {
        const next = changedSettings(now, change);
        expect(changedSettings(next, change)).toEqual(next);
        expect(changedSettings(now, {})).toEqual(now);
        const single = Object.entries(change).map(([field, value]) => ({ [field]: value }) as SettingsChange);
        expect(single.reduceRight(changedSettings, now)).toEqual(next);
        for (const topic of settingTopics) {
          if (topic === "CUT_OFF" && !topicsOf(change).includes(topic)) expect(next.pickup.cutOff).toBe("09:00");
          if (topic === "BALANCE" && !topicsOf(change).includes(topic)) expect(next.balanceFloor).toBe(0);
        }
      }),
    );
  });

  test("[CAFETERIA-21] refuse only a change of what somebody changed since", () => {
    const known = [
      { topic: "PICKUP", version: 5 },
      { topic: "CUT_OFF", version: 3 },
    ] as const;
    expect(topicsChangedSince(known, ["CUT_OFF"], 3)).toEqual([]);
    expect(topicsChangedSince(known, ["CUT_OFF", "PICKUP"], 4)).toEqual(["PICKUP"]);
    expect(topicsChangedSince(known, ["PHONES"], 1)).toEqual([]);
    expect(topicsChangedSince(known, ["PICKUP"], undefined)).toEqual([]);
  });

  test("[CAFETERIA-20] a closed weekday closes each of its days, and a date itself alone", () => {
    fc.assert(
      fc.property(fc.subarray([...weekdays]), fc.integer({ min: 0, max: 800 }), (closedWeekdays, days) => {
        const day = addDays(localDate("2026-01-01"), days);
        const closed = { closedWeekdays, closedDates: [localDate("2026-12-25")] };
        expect(isClosedOn(closed, day)).toBe(closedWeekdays.includes(weekdayOf(day)) || day === "2026-12-25");
        expect(isClosedOn({}, day)).toBe(false);
      }),
    );
  });
});

const time = (text: string | null, ...classIds: (typeof a)[]): TimeEntry => ({
  time: text === null ? null : localTime(text),
  label: " Recreo ",
  isForAll: classIds.length === 0,
  classIds,
});
const entry = { ...pickupEntryOf(now.pickup, [a, b]), type: "DISCRETE" as const };
const faultsOf = (...times: readonly TimeEntry[]) => {
  const checked = checkPickupEntry({ ...entry, times });
  return checked.ok ? "ok" : [checked.failure.times, ...(checked.failure.rows ?? [])];
};

describe("pickup times", () => {
  test("[CAFETERIA-22] a fixed time has a time, a class, and no class has it twice", () => {
    expect(faultsOf()).toEqual(["NONE"]);
    expect(faultsOf(time("12:00", a), time("12:00", b), time("12:01", a))).toBe("ok");
    expect(faultsOf(time(null), { ...time("12:00"), isForAll: false })).toEqual([
      "SOME",
      [0, "TIME_MISSING"],
      [1, "CLASSES_MISSING"],
    ]);
    expect(faultsOf(time("12:00", a), time("12:00", b, a))).toEqual(["SOME", [1, "TIME_TAKEN"]]);
    expect(faultsOf(time("12:00", a), time("12:00"))).toEqual(["SOME", [1, "TIME_TAKEN"]]);
  });

  test("[CAFETERIA-22] what the form accepts, the settings accept, and every class that is offered a time may take it", () => {
    const rows = fc.array(
      fc.record({
        time: fc.option(fc.constantFrom(at("12:00"), at("13:00"))),
        label: fc.constant(""),
        isForAll: fc.boolean(),
        classIds: fc.subarray([a, b]),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(rows, (times) => {
        const checked = checkPickupEntry({ ...entry, times });
        if (!checked.ok) return;
        const next = changedSettings(now, checked.value);
        expect(settingsFaults(next, ["PICKUP"])).toEqual({});
        for (const one of times)
          for (const classId of one.isForAll ? [a, b, null] : one.classIds)
            expect(isPickupTime(next.pickup, one.time ?? at("x"), classId)).toBe(true);
      }),
    );
  });

  test("[CAFETERIA-22] an interval has both ends in order, and a time that is switched on is given", () => {
    const interval = (start: string | null, end: string | null) =>
      checkPickupEntry({ ...entry, type: "INTERVAL", start: start as LocalTime, end: end as LocalTime });
    expect(interval("10:00", null)).toEqual({ ok: false, failure: { interval: "MISSING" } });
    expect(interval("10:01", "10:00")).toEqual({ ok: false, failure: { interval: "REVERSED" } });
    expect(interval("10:00", "10:00").ok).toBe(true);
    const closing = checkPickupEntry({ ...entry, type: "ALWAYS_OPEN", hasClosing: true });
    expect(closing).toEqual({ ok: false, failure: { closesAt: "MISSING" } });
    expect(checkCutOffEntry({ hasCutOff: true, cutOff: null })).toEqual({ ok: false, failure: { cutOff: "MISSING" } });
    expect(checkCutOffEntry({ hasCutOff: false, cutOff: at("09:00") })).toEqual({
      ok: true,
      value: { dayOrderRequestTimeLimit: null },
    });
  });

  test("[CAFETERIA-22] a floor is an amount of at most 0, and a method of the cafeteria's own has a name", () => {
    const floor = (balanceFloor: number | null) =>
      checkBalanceEntry({
        defaultDiscountCategoryId: now.defaultDiscountCategoryId,
        allowIgnoreMinimumBalance: true,
        balanceFloor: balanceFloor === null ? null : cents(balanceFloor),
      });
    expect([floor(null), floor(1), floor(lowestFloor - 1)]).toEqual(
      ["MISSING", "POSITIVE", "TOO_LOW"].map((balanceFloor) => ({ ok: false, failure: { balanceFloor } })),
    );
    expect([floor(0).ok, floor(lowestFloor).ok]).toEqual([true, true]);
    expect(checkPaymentEntry({ hasCustom: true, name: "  " })).toEqual({ ok: false, failure: { name: "MISSING" } });
    expect(checkPaymentEntry({ hasCustom: false, name: "Vale" })).toEqual({
      ok: true,
      value: { customPaymentMethod: null },
    });
  });

  test("[CAFETERIA-03] nothing is fetched after the closing time, and at it everything still is", () => {
    fc.assert(
      fc.property(minutes, minutes, (wanted, closesAt) => {
        const rules = { ...now.pickup, type: "ALWAYS_OPEN" as const, closesAt };
        expect(isPickupTime(rules, wanted, null)).toBe(wanted <= closesAt);
      }),
    );
  });
});
