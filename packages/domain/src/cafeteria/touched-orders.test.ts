import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type LocalDate, type LocalTime, id, loadTemporal, weekdays } from "../kernel/index.ts";
import { type ComingOrder, type PickupRules, isClosedOn, isPickupTime, touchedOrders } from "./index.ts";

beforeAll(loadTemporal);

const [a, b] = [id<"class">("a"), id<"class">("b")];
const days = fc.integer({ min: 1, max: 14 }).map((day) => `2026-11-${String(day).padStart(2, "0")}` as LocalDate);
const times = fc.integer({ min: 8, max: 16 }).map((hour) => `${String(hour).padStart(2, "0")}:00` as LocalTime);
const classIds = fc.constantFrom(a, b);
const orders: fc.Arbitrary<readonly ComingOrder[]> = fc.array(
  fc.record({
    id: fc.uuid().map((text) => id<"order">(text)),
    day: days,
    time: times,
    classId: fc.option(classIds),
    isOfPass: fc.boolean(),
  }),
);
const pickups: fc.Arbitrary<PickupRules> = fc.record({
  type: fc.constantFrom("DISCRETE", "INTERVAL", "ALWAYS_OPEN"),
  times: fc.array(fc.record({ time: times, label: fc.constant(""), cafeteriaClassesIds: fc.subarray([a, b]) })),
  interval: fc.option(fc.record({ start: times, end: times })),
  cutOff: fc.option(times),
  closesAt: fc.option(times),
});
const rules = fc.record({
  closedWeekdays: fc.subarray([...weekdays]),
  closedDates: fc.array(days),
  pickup: pickups,
});

test("[CAFETERIA-23] touched is what could be fetched and no longer can, and nothing else", () => {
  fc.assert(
    fc.property(orders, rules, rules, (coming, now, next) => {
      const touched = new Set(touchedOrders(coming, now, next));
      for (const order of coming) {
        const fits = [now, next].map(
          (one) =>
            !isClosedOn(one, order.day) && (order.isOfPass || isPickupTime(one.pickup, order.time, order.classId)),
        );
        expect(touched.has(order)).toBe(fits[0] === true && fits[1] === false);
      }
    }),
  );
});

test("[CAFETERIA-23] no change touches nothing, nor does a cut-off, nor what only opens more", () => {
  fc.assert(
    fc.property(orders, rules, fc.option(times), (coming, now, cutOff) => {
      expect(touchedOrders(coming, now, now)).toEqual([]);
      expect(touchedOrders(coming, now, { ...now, pickup: { ...now.pickup, cutOff } })).toEqual([]);
      const open = { type: "ALWAYS_OPEN", times: [], interval: null, cutOff: null, closesAt: null } as const;
      expect(touchedOrders(coming, now, { closedWeekdays: [], closedDates: [], pickup: open })).toEqual([]);
      // All that could be fetched is touched where no day is open any more.
      const shut = touchedOrders(coming, now, { ...now, closedWeekdays: weekdays });
      const could = coming.filter(
        (one) => !isClosedOn(now, one.day) && (one.isOfPass || isPickupTime(now.pickup, one.time, one.classId)),
      );
      expect(shut).toEqual(could);
    }),
  );
});
