import type { BookingClock } from "../clocks/index.ts";
import { followDatabase, machineClock, setByHand } from "../clocks/index.ts";
import { databaseMs, isDatabaseLost } from "../db/index.ts";
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

/** The clock of what is booked, which is the database's, and what keeps it right while nobody calls. */
export async function openClock(
  { database, clock, machine = machineClock }: Pick<ServerOptions, "database" | "clock" | "machine">,
  { onError, onDiffering }: Watch,
): Promise<Job & { readonly clock: BookingClock }> {
  if (clock !== undefined) return { clock: setByHand(clock), stop: async () => {} };
  const following = await followDatabase({
    machine,
    ask: async () => Number((await database.query(`select ${databaseMs} as now`, []))[0]?.["now"]),
  });
  let isDiffering = false;
  const look = async (): Promise<void> => {
    try {
      await following.measure();
    } catch (error) {
      // Calls tell of that themselves.
      if (!isDatabaseLost(error)) onError(error);
    }
    const wasDiffering = isDiffering;
    isDiffering = Math.abs(following.ahead()) > mostDifferenceMs;
    if (isDiffering && !wasDiffering) onDiffering(Math.round(following.ahead() / 1_000));
  };
  let looking = Promise.resolve();
  const again = (): void => {
    looking = looking.then(look);
  };
  // Not by times of day: a clock that is set back would stand still.
  const timer = setInterval(again, measureEveryMs);
  timer.unref();
  setImmediate(again);
  return {
    clock: following,
    stop: () => {
      clearInterval(timer);
      return looking;
    },
  };
}
