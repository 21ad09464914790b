import { localDeviceToken, localSession, watchStoredSession } from "@cantina/adapters/storage";
import {
  type SessionStorePort,
  type SessionView,
  foundOnDevice,
  sessionMachine,
  sessionView,
} from "@cantina/domain/session";
import { type ActorRefFrom, createActor, waitFor } from "xstate";
import { type Backend, connectBackend } from "./backend.ts";

type SessionActor = ActorRefFrom<typeof sessionMachine>;

export type SessionStart = {
  readonly session: SessionActor;
  readonly store: SessionStorePort;
  readonly view: () => SessionView;
  readonly backend: Backend;
  /** Settles once what the device remembers is restored: before that the machine takes no event. */
  readonly isRestored: Promise<unknown>;
};

/** Follows what other tabs do until the app is left. */
export function startSession(baseUrl: string, tabId: string, left: AbortSignal): SessionStart {
  const store = localSession(localStorage);
  const backend = connectBackend({
    baseUrl,
    tabId,
    device: localDeviceToken(localStorage),
    token: () => session.getSnapshot().context.session?.jwt ?? null,
    onSessionExpired: () => session.send({ type: "session.expired" }),
    onAccessRefused: () => session.send({ type: "session.accessRefused" }),
  });
  const session: SessionActor = createActor(sessionMachine, { input: { ports: { store, session: backend.session } } });
  session.start();

  /** Other tabs of this device sign in and out too. SESSION-08 */
  function look(): void {
    const found = foundOnDevice(session.getSnapshot(), store);
    if (found !== null) session.send(found);
  }
  watchStoredSession(window, look, left);
  session.subscribe(look);
  const isRestored = waitFor(session, (snapshot) => !snapshot.matches("restoring"));
  return { session, store, view: () => sessionView(session.getSnapshot()), backend, isRestored };
}
