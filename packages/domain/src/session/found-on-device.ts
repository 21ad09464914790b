import type { SnapshotFrom } from "xstate";
import type { SessionEvent } from "./session.events.ts";
import type { sessionMachine } from "./session.machine.ts";
import type { SessionStorePort } from "./session-store.port.ts";
import { sessionView } from "./session.view.ts";

/** What the device says that this tab doesn't know yet; null: nothing, or the tab is about to ask by itself. SESSION-08 */
export function foundOnDevice(
  snapshot: SnapshotFrom<typeof sessionMachine>,
  store: SessionStorePort,
): SessionEvent | null {
  const { status, session: held } = sessionView(snapshot);
  if (status === "restoring" || status === "broken") return null;
  const stored = store.loadSession();
  const isKnown = stored === null ? held === null : held !== null && store.isSameSignIn(stored, held);
  return isKnown ? null : { type: "session.foundOnDevice", session: stored, ending: store.loadEnding() };
}
