import { type SessionProfile, endedAmong } from "../access/index.ts";
import type { ServerDatabase } from "../http/index.ts";
import { type Job, startJob } from "../jobs/index.ts";
import type { Hub } from "../realtime/index.ts";

/** Every 2 s: with the look's own time well below the 5 s in which a revoked session stops hearing anything. */
const pattern = "*/2 * * * * *";

const keyOf = ({ sessionId, profileId }: SessionProfile): string => `${sessionId} ${profileId}`;

/** Ends the open connections of sessions that were revoked, also where another server or a database hand did it. */
export function watchSessions(database: ServerDatabase, hub: Hub, onError: (error: unknown) => void): Job {
  const look = async (): Promise<void> => {
    const open = new Map(hub.identities().map((identity) => [keyOf(identity), identity]));
    const ended = new Set((await endedAmong(database.kysely, [...open.values()])).map(keyOf));
    if (ended.size > 0) hub.disconnectWhere((identity) => ended.has(keyOf(identity)));
  };
  return startJob({ pattern, work: look, onError });
}
