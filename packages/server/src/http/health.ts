import type { FastifyInstance } from "fastify";
import { storageFull, unavailable } from "./failures.ts";
import type { BookingClock } from "../clocks/index.ts";
import type { ServerDatabase } from "./context.ts";
import { apiBase, sendAnswer } from "./serve-route.ts";
import type { StorageWatch } from "./storage-watch.ts";

/** Of the server's setting, in words of ours; /health is open to everybody. */
export type Shortcoming = "DATABASE_ROLE_TOO_STRONG";

export type Health = Pick<ServerDatabase, "query"> & {
  readonly shortcomings: readonly Shortcoming[];
  /** Whether the disk of a database that does not answer has room; only who keeps it can tell. */
  readonly hasRoom?: () => Promise<boolean>;
  /** What else there is to say of a server that is well. */
  readonly notes?: () => Promise<Readonly<Record<string, string>>>;
};

/** In seconds; far more than a server with a time service is ever off. */
const mostDifference = 3;

/** Whether calls can be answered, for whoever watches over the server. */
export function serveHealth(
  app: FastifyInstance,
  { query, shortcomings, hasRoom, notes = async () => ({}) }: Health,
  { storage, clock }: { readonly storage: StorageWatch; readonly clock: Pick<BookingClock, "ahead"> },
): void {
  app.get(`${apiBase}/health`, async (_request, reply) => {
    try {
      await query("select 1", []);
      if (await storage.isFull()) return sendAnswer(reply, storageFull);
      const clockAheadSeconds = Math.round(clock.ahead() / 1_000);
      const warnings = {
        ...(shortcomings.length === 0 ? {} : { shortcomings }),
        // A wrong clock refuses nothing, but somebody should put it right.
        ...(Math.abs(clockAheadSeconds) > mostDifference && { clockAheadSeconds }),
        ...(await notes()),
      };
      return sendAnswer(reply, { status: 200, answer: JSON.stringify({ data: { status: "ok", ...warnings } }) });
    } catch {
      return sendAnswer(reply, (await hasRoom?.()) === false ? storageFull : unavailable);
    }
  });
}
