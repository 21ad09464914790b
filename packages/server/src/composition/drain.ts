import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

type Draining = {
  readonly noticeMs: number;
  readonly closeHub: () => void;
  readonly background: readonly { readonly stop: () => Promise<unknown> }[];
};

/** Calls under way are answered within this; with the notice before and the database's end after it all takes 5 s at most. */
const drainMs = 3_200;

/** Jobs and the feed end beside the calls; one whose database stands still is left. */
const restMs = 250;

const within = async (ms: number, work: Promise<unknown>, onLate?: () => void): Promise<void> => {
  const late = new AbortController();
  const isLate = await Promise.race([
    work.then(() => false),
    pause(ms, true, { signal: late.signal }).catch(() => false),
  ]);
  late.abort();
  if (isLate) onLate?.();
};

/**
 * Sends everybody elsewhere and loses nothing: clients of the hub reconnect, calls under way get their answer, and whoever
 * gets none asks the next server under the same key. RUN-03 RUN-04
 */
export async function drain(app: FastifyInstance, { noticeMs, closeHub, background }: Draining): Promise<void> {
  const stopped = Promise.allSettled(background.map((one) => one.stop()));
  closeHub();
  if (noticeMs > 0) await pause(noticeMs);
  const closed = app.close();
  await within(drainMs, closed, () => app.server.closeAllConnections());
  await within(restMs, Promise.allSettled([closed, stopped]));
}
