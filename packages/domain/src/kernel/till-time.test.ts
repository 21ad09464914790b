import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type TillTime, hearServer, keep, readOn, resume } from "./till-time.ts";

/** In milliseconds since some beginning. */
const start = 1_763_640_000_000;
const [second, hour, day] = [1_000, 3_600_000, 86_400_000];

/** A device whose clocks a test moves, beside the server's time, which is the true one. */
function device(wallAhead = 0) {
  const state = { server: start, wall: start + wallAhead, steady: 500 };
  const reading = () => ({ wall: state.wall, steady: state.steady });
  let time: TillTime | null = null;
  return {
    state,
    pass: (milliseconds: number) => {
      for (const name of ["server", "wall", "steady"] as const) state[name] += milliseconds;
    },
    sleep: (milliseconds: number) => {
      for (const name of ["server", "wall"] as const) state[name] += milliseconds;
    },
    set: (milliseconds: number) => (state.wall += milliseconds),
    hear: (took = 0) => (time = hearServer(time, { at: state.server - took / 2, took }, reading())),
    look: (): number => {
      if (time === null) throw new Error("never heard of the server");
      time = readOn(time, reading());
      return time.server;
    },
    reload: (away = 0) => {
      if (time === null) throw new Error("never heard of the server");
      const kept = keep(time);
      for (const name of ["server", "wall"] as const) state[name] += away;
      state.steady = 0;
      time = resume(kept, reading());
    },
  };
}

describe("a till's time", () => {
  test.each([
    ["5 minutes fast", 5 * 60 * second],
    ["3 days slow", -3 * day],
    ["10 years fast", 3_652 * day],
  ])("[KERNEL-10] is the server's on a device that is %s, over a reload too", (_name, ahead) => {
    const till = device(ahead);
    till.hear();
    till.pass(2 * hour);
    expect(till.look()).toBe(till.state.server);
    till.reload(3 * second);
    till.pass(hour);
    expect(till.look()).toBe(till.state.server);
  });

  test.each([
    ["back by an hour", -hour],
    ["back by 10 years", -3_652 * day],
    ["forward by 3 days", 3 * day],
    ["forward by 10 years", 3_652 * day],
  ])("[KERNEL-10] goes on when the wall clock is set %s without a connection, over a reload too", (_name, jump) => {
    const till = device();
    till.hear();
    till.pass(20 * 60 * second);
    till.set(jump);
    till.pass(20 * 60 * second);
    expect(till.look()).toBe(till.state.server);
    till.reload();
    till.pass(hour);
    expect(till.look()).toBe(till.state.server);
  });

  test("[KERNEL-10] counts the sleep of the device", () => {
    const till = device(-day);
    till.hear();
    till.pass(hour);
    till.sleep(3 * hour);
    till.pass(second);
    expect(till.look()).toBe(till.state.server);
  });

  test("[KERNEL-10] keeps what it believed within what an answer's way leaves open", () => {
    const till = device();
    till.hear();
    till.pass(hour);
    till.hear(8 * second);
    expect(till.look()).toBe(till.state.server);
  });

  const wait = fc.integer({ min: 0, max: 2 * hour });
  const jump = fc.oneof(fc.integer({ min: -3_652 * day, max: -1 }), fc.integer({ min: 13 * hour, max: 3_652 * day }));
  const quiet = fc.oneof(
    wait.map((by) => ({ type: "pass", by }) as const),
    wait.map((by) => ({ type: "sleep", by: by + 2 * second }) as const),
    wait.map((by) => ({ type: "reload", by }) as const),
    fc.constant({ type: "hear", by: 0 } as const),
  );
  const any = fc.oneof(
    quiet,
    jump.map((by) => ({ type: "set", by }) as const),
  );
  const ahead = fc.integer({ min: -3_652 * day, max: 3_652 * day });

  test("[KERNEL-10] is the true one over any waits, sleeps and reloads of a device that nobody sets", () => {
    fc.assert(
      fc.property(ahead, fc.array(quiet, { maxLength: 40 }), (off, steps) => {
        const till = device(off);
        till.hear();
        for (const { type, by } of steps) {
          till[type](by);
          expect(till.look()).toBe(till.state.server);
        }
      }),
    );
  });

  test("[KERNEL-10] over any story never runs backwards but when the server says so, and is right again after an answer", () => {
    fc.assert(
      fc.property(ahead, fc.array(any, { maxLength: 40 }), (off, steps) => {
        const till = device(off);
        till.hear();
        let last = till.look();
        for (const { type, by } of steps) {
          till[type](type === "hear" ? 0 : by);
          if (type === "hear") expect(till.look()).toBe(till.state.server);
          else expect(till.look()).toBeGreaterThanOrEqual(last);
          last = till.look();
        }
      }),
    );
  });
});
