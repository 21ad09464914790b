import { uptime } from "node:os";

/** What this server's own machine tells of the time, in milliseconds. It dates nothing. */
export type MachineClock = {
  /** The wall clock, which somebody may set. */
  readonly wall: () => number;
  /** Since some beginning; never set, but it may stand still while the machine sleeps. */
  readonly steady: () => number;
  /** Since the machine was started, its sleep counted. */
  readonly uptime: () => number;
};

export const machineClock: MachineClock = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  uptime: () => uptime() * 1_000,
};
