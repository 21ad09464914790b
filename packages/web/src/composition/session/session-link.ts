import { hasStoredSession } from "@cantina/adapters/storage";
import type { SessionEvent, SessionFact, SessionView } from "@cantina/domain/session";
import type { SessionStart } from "./session-actor.ts";
import { type Watched, valueStore } from "../device/index.ts";

const factTypes: Readonly<Record<SessionFact["type"], true>> = {
  "session.started": true,
  "session.followed": true,
  "session.moved": true,
  "session.failed": true,
  "session.ended": true,
};
const facts = Object.keys(factTypes) as readonly SessionFact["type"][];

/** The session as the screens see it. Its machine loads while the first page paints. */
export type SessionLink = {
  readonly view: Watched<SessionView>;
  readonly send: (event: SessionEvent) => void;
  readonly onFact: (take: (fact: SessionFact) => void) => () => void;
};

/** Not in the first bundle: a page paints before it. */
export async function loadSession(baseUrl: string, tabId: string, left: AbortSignal): Promise<SessionStart> {
  const { startSession } = await import("./session-actor.ts");
  return startSession(baseUrl, tabId, left);
}

const nobody = { isBusy: false, failure: null, session: null, profiles: [] } as const;

/** `begin`: has it load, and `starting` settle, if nobody has before. */
export function sessionLink(starting: Promise<SessionStart>, begin: () => void): SessionLink {
  // With nothing to restore, a visitor is signed out from the first moment on.
  const view = valueStore<SessionView>({
    ...nobody,
    status: hasStoredSession(localStorage) ? "restoring" : "signedOut",
  });
  const takers = new Set<(fact: SessionFact) => void>();

  async function follow(): Promise<void> {
    const { session, isRestored, view: readView } = await starting;
    for (const type of facts)
      session.on(type, (fact) => {
        for (const take of takers) take(fact);
      });
    await isRestored;
    view.set(readView());
    session.subscribe(() => view.set(readView()));
  }
  void follow();

  return {
    view,
    send: (event) => {
      begin();
      void starting.then(async ({ session, isRestored }) => {
        await isRestored;
        session.send(event);
      });
    },
    onFact: (take) => {
      takers.add(take);
      return () => {
        takers.delete(take);
      };
    },
  };
}
