import type { Clock } from "@cantina/domain/kernel";

/** The clock of what is booked. */
export type BookingClock = Clock & {
  /** Milliseconds, to tell later how long an answer of the database took. */
  readonly steady: () => number;
  /**
   * A statement that was sent at `sentAt` (of `steady`) was answered that the database's clock shows `databaseMs`.
   * Whether `now` was right before that; it is from here on.
   */
  readonly heard: (databaseMs: number, sentAt: number) => boolean;
  /** Asks the database anew if this machine slept or its clock was set since the last time. */
  readonly check: () => Promise<void>;
  /** How far this server's own clock is ahead of the database's, in milliseconds; negative: behind. */
  readonly ahead: () => number;
};

/** A clock that somebody sets by hand: what the database says does not move it. */
export const setByHand = (clock: Clock): BookingClock => ({
  ...clock,
  now: () => clock.now(),
  steady: () => 0,
  heard: () => true,
  check: async () => {},
  ahead: () => 0,
});
