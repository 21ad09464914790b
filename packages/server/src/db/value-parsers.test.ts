import { expect, test } from "vitest";

import { isoInstant, wholeNumber } from "./value-parsers.ts";

test("a bigint arrives as a number, and never one that lost a unit", () => {
  expect(wholeNumber("9007199254740991")).toBe(9_007_199_254_740_991);
  expect(() => wholeNumber("9007199254740993")).toThrow("does not fit");
});

test("an instant arrives as ISO 8601 in UTC whatever the session's zone", () => {
  expect(isoInstant("2026-11-20 10:00:00.123456+00")).toBe("2026-11-20T10:00:00.123456Z");
  expect(isoInstant("2026-11-20 10:00:00-03")).toBe("2026-11-20T13:00:00.000Z");
  expect(isoInstant("2026-11-20 10:00:00.5+05:30")).toBe("2026-11-20T04:30:00.500Z");
  expect(isoInstant("infinity")).toBe("infinity");
});
