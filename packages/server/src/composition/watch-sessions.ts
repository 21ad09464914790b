import { type SessionProfile, endedAmong } from "../access/index.ts";
import type { ServerDatabase } from "../http/index.ts";
import type { Hub } from "../realtime/index.ts";

/** With the time of the look itself well below the 5 s in which a revoked session stops hearing anything. */
const everyMs = 2_000;

const keyOf = ({ sessionId, profileId }: SessionProfile): string => `${sessionId} ${profileId}`;

type Watch = { readonly stop: () => void };

/** Ends the open connections of sessions that were revoked, also where another server or a database hand did it. */
export function watchSessions(database: ServerDatabase, hub: Hub, onError: (error: unknown) => void): Watch {
  let isLooking = false;
  const look = async (): Promise<void> => {
    const open = new Map(hub.identities().map((identity) => [keyOf(identity), identity]));
    const ended = new Set((await endedAmong(database.kysely, [...open.values()])).map(keyOf));
    if (ended.size > 0) hub.disconnectWhere((identity) => ended.has(keyOf(identity)));
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  }, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
