import type { Clock } from "@cantina/domain/kernel";
import { doEach } from "../db/index.ts";
import type { ServerDatabase } from "../http/index.ts";
import { sealDays, sealMonths } from "../reports/index.ts";
import { type Job, startJob } from "./job.ts";

export type SealingInput = {
  readonly database: ServerDatabase;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
};

/** Of every minute, so that years that were never summed take little from the tills. */
const forMs = 5_000;

function forAbout(goesOn: () => boolean): () => boolean {
  const until = performance.now() + forMs;
  return () => goesOn() && performance.now() < until;
}

/** Looks each minute which days and months are over or were marked since. REPORT-08 */
export const startSealing = ({ database, clock, onError }: SealingInput): Job =>
  startJob({
    pattern: "* * * * *",
    work: (goesOn) =>
      doEach(
        [sealDays, sealMonths],
        (seal) => seal(database.kysely, clock.now(), forAbout(goesOn)),
        "days or months could not be summed",
      ),
    onError,
  });
