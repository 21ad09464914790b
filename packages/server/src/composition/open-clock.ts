import { AsyncResource } from "node:async_hooks";
import { type ClockMove, noteMove, noteSetBack } from "../clock-jumps/index.ts";
import type { BookingClock } from "../clocks/index.ts";
import { followDatabase, machineClock, setByHand } from "../clocks/index.ts";
import { databaseMs, isDatabaseLost } from "../db/index.ts";
import type { ChangeFeed } from "../http/index.ts";
import type { Job } from "../jobs/index.ts";
import type { ServerOptions } from "./server-options.ts";

/** Far more than a server with a time service is ever off. */
const mostDifferenceMs = 3_000;
const measureEveryMs = 10_000;

type Watch = {
  readonly onError: (error: unknown) => void;
  /** This server's own clock is that much ahead of the database's, or behind it again after it was right. */
  readonly onDiffering: (seconds: number) => void;
};

export type OpenClock = {
  readonly clock: BookingClock;
  /** Keeps the clock right while nobody calls, and writes down its jumps. */
  readonly watch: (feed: ChangeFeed) => Omit<Job, "lagMs"> & {
    /** Now, and not only when it is due. */
    readonly look: () => Promise<void>;
  };
};

/** The clock of what is booked, which is the database's. */
export async function openClock(
  { database, clock, machine = machineClock }: Pick<ServerOptions, "database" | "clock" | "machine">,
  { onError, onDiffering }: Watch,
): Promise<OpenClock> {
  const nothing = async (): Promise<void> => {};
  if (clock !== undefined) return { clock: setByHand(clock), watch: () => ({ stop: nothing, look: nothing }) };
  /** Heard inside of calls and their transactions, so written down after them. */
  const moves: ClockMove[] = [];
  let lookSoon = (): void => undefined;
  const following = await followDatabase({
    machine,
    ask: async () => Number((await database.query(`select ${databaseMs} as now`, []))[0]?.["now"]),
    onMoved: (from, to, unseenMs) => {
      moves.push({ from, to, unseenMs });
      lookSoon();
    },
  });
  let isDiffering = false;
  let hasLookedBack = false;

  async function noteMoves(feed: ChangeFeed): Promise<void> {
    const noting = { database, feed };
    if (!hasLookedBack) await noteSetBack(noting);
    hasLookedBack = true;
    for (let [first] = moves; first !== undefined; [first] = moves) {
      await noteMove(noting, first);
      moves.shift();
    }
  }

  const watch = (feed: ChangeFeed) => {
    const lookOnce = async (): Promise<void> => {
      try {
        await following.measure();
        await noteMoves(feed);
      } catch (error) {
        // Calls tell of that themselves.
        if (!isDatabaseLost(error)) onError(error);
      }
      const wasDiffering = isDiffering;
      isDiffering = Math.abs(following.ahead()) > mostDifferenceMs;
      if (isDiffering && !wasDiffering) onDiffering(Math.round(following.ahead() / 1_000));
    };
    let looking = Promise.resolve();
    const look = (): Promise<void> => {
      looking = looking.then(lookOnce);
      return looking;
    };
    // Not by times of day: a clock that is set back would stand still.
    const timer = setInterval(() => void look(), measureEveryMs);
    timer.unref();
    setImmediate(() => void look());
    // Of no call and of no transaction, whoever heard of the jump.
    lookSoon = AsyncResource.bind(() => void look());
    return {
      look,
      stop: () => {
        clearInterval(timer);
        lookSoon = () => undefined;
        return looking;
      },
    };
  };
  return { clock: following, watch };
}
