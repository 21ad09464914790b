import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openAllowance } from "./allowance.ts";

const pace = { share: 0.2, savedMs: 750, longestMs: 3_000 };

function open() {
  let clock = 0;
  const allow = openAllowance(pace, () => clock);
  return {
    pass: (milliseconds: number) => (clock += milliseconds),
    read: (milliseconds: number) => {
      clock += milliseconds;
      return allow(milliseconds);
    },
    clock: () => clock,
  };
}

test("[REPORT-11] who looks at some reports after a while doesn't wait, and who reads on and on does", () => {
  const { read, pass } = open();
  expect([read(150), read(150), read(150), read(150), read(150), read(150)]).toEqual([0, 0, 0, 0, 0, 0]);
  // Of each 150 ms the clock gives back 30: with the seventh 120 are owed, at a fifth of the clock.
  expect(read(150)).toBeCloseTo(600);
  pass(60_000);
  expect(read(750)).toBe(0);
});

test("[REPORT-11] nobody waits for more than the longest rest, however long something was read", () => {
  const { read } = open();
  expect(read(10_000)).toBe(3_000);
  expect(read(10_000)).toBe(3_000);
});

test("[REPORT-11] in any hour, whoever reads without any rest gets their share and what was saved up", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 50, maxLength: 400 }), (reports) => {
      const { read, pass, clock } = open();
      let took = 0;
      for (const milliseconds of reports) {
        pass(read(milliseconds));
        took += milliseconds;
        expect(took).toBeLessThanOrEqual(pace.savedMs + clock() * pace.share + 1e-6);
      }
    }),
  );
});
