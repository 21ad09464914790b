import { setTimeout as pause } from "node:timers/promises";
import type { ServerDatabase } from "../http/index.ts";
import { areApplied } from "./watched.queries.ts";

export type Readiness = {
  readonly database: boolean;
  readonly migrated: boolean;
  readonly listening: boolean;
  readonly draining: boolean;
};

export type Judged = {
  readonly background: Pick<ServerDatabase, "kysely">;
  readonly migrations: readonly string[];
  readonly isListening: () => boolean;
  readonly isDraining: () => boolean;
};

/** Longer than a database that is well ever takes; who asks has little patience. */
const patienceMs = 2_000;

/** Whether calls may be sent here now. RUN-01 */
export async function readReadiness({ background, migrations, ...now }: Judged): Promise<Readiness> {
  const late = new AbortController();
  const applied = await Promise.race([
    areApplied(background.kysely, migrations).catch(() => undefined),
    pause(patienceMs, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
  return {
    database: applied !== undefined,
    migrated: applied === true,
    listening: now.isListening(),
    draining: now.isDraining(),
  };
}

export const isReady = ({ database, migrated, listening, draining }: Readiness): boolean =>
  database && migrated && listening && !draining;
