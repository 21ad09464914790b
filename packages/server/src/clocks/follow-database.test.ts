import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { followDatabase } from "./follow-database.ts";

const start = Date.parse("2026-11-20T12:00:00Z");
const hour = 3_600_000;

/** A machine and a database whose clocks a test moves; `way`: what an answer takes in each direction. */
function scene() {
  const state = { wall: start, steady: 0, uptime: 90_000_000, database: start + 7_000 };
  const pass = (milliseconds: number): void => {
    for (const name of ["wall", "steady", "uptime", "database"] as const) state[name] += milliseconds;
  };
  const moves: (readonly [number, number])[] = [];
  let way = 0;
  const follow = () =>
    followDatabase({
      machine: { wall: () => state.wall, steady: () => state.steady, uptime: () => state.uptime },
      ask: async () => {
        pass(way);
        const shown = state.database;
        pass(way);
        return shown;
      },
      onMoved: (from, to) => moves.push([from, to]),
    });
  return {
    state,
    pass,
    moves,
    follow,
    delay: (milliseconds: number) => (way = milliseconds),
    sleep: (milliseconds: number) => {
      for (const name of ["wall", "uptime", "database"] as const) state[name] += milliseconds;
    },
  };
}

const read = (clock: { readonly now: () => string }): number => Date.parse(clock.now());

describe("the clock of what is booked", () => {
  test("[CLOCK-02] goes on with the database's time, however the machine's is set", async () => {
    const { state, pass, follow } = scene();
    const clock = await follow();
    state.wall += 72 * hour;
    pass(5_000);
    expect(read(clock)).toBe(state.database);
    expect(clock.ahead()).toBe(72 * hour - 7_000);
  });

  test("[CLOCK-02] asks anew before the next call when the machine slept, which is no jump of the database", async () => {
    const { state, pass, sleep, follow, moves } = scene();
    const clock = await follow();
    sleep(9 * hour);
    pass(10);
    await clock.check();
    expect(read(clock)).toBe(state.database);
    expect(moves.map(([from, to]) => to - from)).toEqual([0]);
  });

  test("[CLOCK-02] tells how far the database's clock was moved, and follows it", async () => {
    const { state, pass, follow, moves } = scene();
    const clock = await follow();
    pass(1_000);
    state.database -= 72 * hour;
    await clock.measure();
    expect(read(clock)).toBe(state.database);
    expect(moves.map(([from, to]) => to - from)).toEqual([-72 * hour]);
    expect(clock.heard(state.database, state.steady)).toBe(true);
    state.database += 2 * hour;
    expect(clock.heard(state.database, state.steady)).toBe(false);
    expect(read(clock)).toBe(state.database);
  });

  test("[CLOCK-02] goes on while the database does not answer", async () => {
    const { state, pass } = scene();
    let isThere = true;
    const clock = await followDatabase({
      machine: { wall: () => state.wall, steady: () => state.steady, uptime: () => state.uptime },
      ask: () => (isThere ? Promise.resolve(state.database) : Promise.reject(new Error("gone"))),
    });
    isThere = false;
    pass(60_000);
    state.wall -= 5 * hour;
    await clock.check();
    await expect(clock.measure()).rejects.toThrow("gone");
    expect(read(clock)).toBe(state.database);
  });

  test("[CLOCK-02] is never ahead of the database, and late by no more than the way took", async () => {
    const wait = fc.integer({ min: 0, max: 60_000 });
    const step = fc.record({
      wait,
      way: fc.integer({ min: 0, max: 3_000 }),
      set: fc.integer({ min: -hour, max: hour }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { state, pass, delay, follow } = scene();
        delay(steps[0]?.way ?? 0);
        const clock = await follow();
        let longest = (steps[0]?.way ?? 0) * 2;
        for (const { wait: waited, way, set } of steps) {
          pass(waited);
          state.wall += set;
          delay(way);
          longest = Math.max(longest, way * 2);
          await clock.check();
          expect(read(clock)).toBeLessThanOrEqual(state.database);
          expect(read(clock)).toBeGreaterThanOrEqual(state.database - longest);
        }
      }),
    );
  });
});
