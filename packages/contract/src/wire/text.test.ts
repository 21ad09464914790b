import { loadTemporal, temporal } from "@cantina/domain/kernel";
import * as fc from "fast-check";
import * as v from "valibot";
import { expect, it } from "vitest";
import { dateText, encode, givenInstant } from "./index.ts";

await loadTemporal();

const written = (number: number, digits = 2): string => String(number).padStart(digits, "0");

/** Most are in the calendar, and those at the end of a month often are not. */
const anyDate = fc
  .tuple(
    fc.oneof(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 2 }), fc.constantFrom(1900, 2000, 2024)),
    fc.integer({ min: 0, max: 13 }),
    fc.oneof(fc.integer({ min: 0, max: 32 }), fc.integer({ min: 28, max: 31 })),
  )
  .map(([year, month, day]) => `${written(year, 4)}-${written(month)}-${written(day)}`);

function isRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

it("[KERNEL-11] takes every date of the calendar of the years 1 to 9999, as it is, and no other", () => {
  fc.assert(
    fc.property(anyDate, (text) => {
      const isThere = isRead(() => temporal().PlainDate.from(text)) && text >= "0001";
      const read = v.safeParse(dateText, text);
      expect(read.success).toBe(isThere);
      if (read.success) expect(encode(dateText, read.output)).toBe(text);
      else expect(read.issues.map(({ message }) => message)).toEqual(["Debe ser una fecha yyyy-MM-dd"]);
    }),
    { numRuns: 2000, examples: [["2026-02-30"], ["2026-02-29"], ["2024-02-29"], ["0000-12-31"], ["0001-01-01"]] },
  );
});

it("[KERNEL-11] takes every instant whose year has four digits in UTC, whatever its offset, and no other", () => {
  const anyTime = fc
    .tuple(fc.nat({ max: 24 }), fc.nat({ max: 60 }))
    .map(([hour, minute]) => `${written(hour)}:${written(minute)}:00`);
  const anyOffset = fc.constantFrom("Z", "+14:00", "-12:00", "+00:00", "-03:00");
  fc.assert(
    fc.property(fc.tuple(anyDate, anyTime, anyOffset), ([date, time, offset]) => {
      const text = `${date}T${time}${offset}`;
      const utc = isRead(() => temporal().Instant.from(text)) ? temporal().Instant.from(text).toString() : "";
      expect(v.is(givenInstant, text)).toBe(/^\d{4}-/u.test(utc) && utc >= "0001" && !time.startsWith("24"));
    }),
    {
      numRuns: 2000,
      examples: [
        [["2026-02-30", "10:00:00", "Z"]],
        [["0000-12-31", "10:00:00", "-12:00"]],
        [["0001-01-01", "00:00:00", "+14:00"]],
        [["9999-12-31", "23:00:00", "-03:00"]],
        [["9999-12-31", "23:00:00", "Z"]],
      ],
    },
  );
  expect(v.is(givenInstant, "99999-01-01T00:00:00Z")).toBe(false);
});
