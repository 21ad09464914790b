import { foldConsumption } from "../consumption/index.ts";
import type { ChangeFeed, ServerDatabase } from "../http/index.ts";
import { type Job, startJob } from "./job.ts";

export type FoldingInput = {
  readonly database: ServerDatabase;
  readonly feed: ChangeFeed;
  readonly onError: (error: unknown) => void;
};

/** Of every 2 s, so that in a rush the tills have the processor. */
const forMs = 200;

/** Looks every 2 s for what orders consumed, so that who watches the pantry soon sees it. CONSUME-04 */
export function startFolding({ database, feed, onError }: FoldingInput): Job {
  const look = async (): Promise<void> => {
    if (await foldConsumption(database.kysely, forMs)) feed.poke();
  };
  return startJob({ pattern: "*/2 * * * * *", work: look, onError });
}
