import type { SnapshotFrom } from "xstate";
import type { SessionEvent } from "./session.events.ts";
import type { sessionMachine } from "./session.machine.ts";
import type { SessionStorePort } from "./session-store.port.ts";
import { sessionView } from "./session.view.ts";

/**
 * What the device says that this tab doesn't know yet; null: nothing, or nothing that it can take now. A tab looks after
 * every event, and one that changes nothing would have it look for ever. SESSION-08
 */
export function foundOnDevice(
  snapshot: SnapshotFrom<typeof sessionMachine>,
  store: SessionStorePort,
): SessionEvent | null {
  const { session: held } = sessionView(snapshot);
  const stored = store.loadSession();
  const known = held ?? snapshot.context.lost;
  const isKnown = stored === null ? held === null : known !== null && store.isSameSignIn(stored, known);
  if (isKnown) return null;
  const found: SessionEvent = { type: "session.foundOnDevice", session: stored, ending: store.loadEnding() };
  return snapshot.can(found) ? found : null;
}
