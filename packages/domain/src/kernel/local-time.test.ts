import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import {
  BrokenInvariant,
  addDays,
  dayRange,
  instant,
  loadTemporal,
  localDate,
  localDateOf,
  localTime,
  localTimeOf,
  temporal,
  timeZone,
} from "./index.ts";

const hour = 3_600_000;

beforeAll(async () => {
  await loadTemporal();
});

const hoursOf = (day: string, zone: string): number => {
  const { from, until } = dayRange(localDate(day), timeZone(zone));
  const at = (text: string): number => temporal().Instant.from(text).epochMilliseconds;
  return (at(until) - at(from)) / hour;
};

test.each([
  ["2026-06-10", "America/Argentina/Buenos_Aires", 24],
  ["2026-03-29", "Europe/Madrid", 23],
  ["2026-10-25", "Europe/Madrid", 25],
  // Clocks skip midnight itself here: the day begins at 01:00.
  ["2026-09-06", "America/Santiago", 23],
  ["2026-04-04", "America/Santiago", 25],
])("[KERNEL-06] %s in %s has %d hours", (day, zone, hours) => {
  expect(hoursOf(day, zone)).toBe(hours);
});

test("[KERNEL-06] a day that skips midnight begins at its first instant", () => {
  const { from } = dayRange(localDate("2026-09-06"), timeZone("America/Santiago"));
  expect(localTimeOf(from, timeZone("America/Santiago"))).toBe("01:00");
});

test("[KERNEL-06] every instant lies in the half-open range of its own local day", () => {
  const zones = ["America/Argentina/Buenos_Aires", "Europe/Madrid", "America/Santiago", "Pacific/Apia"];
  // 2024 to 2027, in seconds since 1970.
  const moments = fc.integer({ min: 1_704_067_200, max: 1_830_297_600 });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (moment, name) => {
      const zone = timeZone(name);
      const at = instant(
        temporal()
          .Instant.fromEpochMilliseconds(moment * 1_000)
          .toString(),
      );
      const { from, until } = dayRange(localDateOf(at, zone), zone);
      expect(from <= at && at < until).toBe(true);
    }),
  );
});

test("[KERNEL-06] each day begins where the day before ends", () => {
  const zone = timeZone("America/Santiago");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), (days) => {
      const day = addDays(localDate("2025-01-01"), days);
      expect(dayRange(day, zone).until).toBe(dayRange(addDays(day, 1), zone).from);
    }),
  );
});

test("[KERNEL-11] the first day of the year 1 and the last of 9999 stay within the years that four digits tell", () => {
  expect(dayRange(localDate("0001-01-01"), timeZone("Etc/GMT-9"))).toEqual({
    from: "0001-01-01T00:00:00.000Z",
    until: "0001-01-01T15:00:00.000Z",
  });
  expect(dayRange(localDate("9999-12-31"), timeZone("America/Argentina/Buenos_Aires"))).toEqual({
    from: "9999-12-31T03:00:00.000Z",
    until: "9999-12-31T23:59:59.999Z",
  });
});

test("instants are UTC with milliseconds, so that their texts sort as they do", () => {
  expect(instant("2026-05-01T10:00:00-03:00")).toBe("2026-05-01T13:00:00.000Z");
});

test("what is no time is a bug", () => {
  expect(() => localDate("2026-02-30")).toThrow(BrokenInvariant);
  expect(() => localTime("25:00")).toThrow(BrokenInvariant);
  expect(() => instant("ayer")).toThrow(BrokenInvariant);
  expect(() => timeZone("Marte/Olimpo")).toThrow(BrokenInvariant);
});
