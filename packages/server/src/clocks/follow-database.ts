import type { Instant } from "@cantina/domain/kernel";
import type { BookingClock } from "./booking-clock.ts";
import type { MachineClock } from "./machine-clock.ts";

/** More than slewing and a slow answer make of the machine's two clocks between two looks. */
const suspicious = 500;
/** Less is the uncertainty of an answer that took its time. */
const noticeable = 1_000;

type Anchor = { readonly at: number; readonly steady: number; readonly wall: number; readonly uptime: number };

export type Following = {
  readonly machine: MachineClock;
  /** The database's clock, in milliseconds since 1970. */
  readonly ask: () => Promise<number>;
  /** The database's clock shows `to` where `from` was due, and was right `unseenMs` ago. */
  readonly onMoved?: (from: number, to: number, unseenMs: number) => void;
};

export type FollowingClock = BookingClock & {
  /** Asks now, and rejects when the database doesn't answer. */
  readonly measure: () => Promise<void>;
};

/**
 * Tells the database's time between two of its answers. It may be late by what an answer takes on its way, but is
 * never ahead: nothing is dated later than the database's own present.
 */
export async function followDatabase({ machine, ask, onMoved }: Following): Promise<FollowingClock> {
  const { wall, steady, uptime } = machine;
  let anchor: Anchor | null = null;
  let measuring: Promise<void> | null = null;

  const due = (known: Anchor, at: number): number => known.at + (at - known.steady);
  /** What `steady` left out; 0 for what rounding alone makes. */
  const sleepSince = (known: Anchor, at: number): number => {
    const slept = uptime() - known.uptime - (at - known.steady);
    return slept > noticeable * 2 ? slept : 0;
  };
  const heard = (databaseMs: number, sentAt: number): boolean => {
    const at = steady();
    const known = anchor;
    const expected = known === null ? databaseMs : due(known, at);
    const slept = known === null ? 0 : sleepSince(known, at);
    // When it was asked it showed this; now it shows this and at most what the way took.
    const latest = databaseMs + (at - sentAt);
    const isPossible = databaseMs <= expected && expected <= latest;
    anchor = { at: isPossible ? expected : databaseMs, steady: at, wall: wall(), uptime: uptime() };
    const off = isPossible ? 0 : Math.min(Math.abs(expected - databaseMs), Math.abs(expected - latest));
    if (off > noticeable && known !== null) onMoved?.(expected + slept, databaseMs, at - known.steady + slept);
    return off <= noticeable;
  };
  const measure = (): Promise<void> => {
    measuring ??= (async () => {
      const sentAt = steady();
      heard(await ask(), sentAt);
    })().finally(() => {
      measuring = null;
    });
    return measuring;
  };
  await measure();
  const present = (): number => (anchor === null ? wall() : due(anchor, steady()));

  return {
    now: () => new Date(present()).toISOString() as Instant,
    steady,
    heard,
    measure,
    check: async () => {
      if (anchor === null || Math.abs(wall() - anchor.wall - (steady() - anchor.steady)) <= suspicious) return;
      // Without the database the call fails by itself, with its own words.
      await measure().catch(() => undefined);
    },
    ahead: () => wall() - present(),
  };
}
