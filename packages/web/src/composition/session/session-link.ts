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
export type SessionStarter = {
  /** Has it load; what a broken line kept away is asked for anew the next time. FIRST-07 */
  readonly start: () => Promise<SessionStart>;
  /** Settles once it is there, whoever had it load; never fails. */
  readonly started: Promise<SessionStart>;
};

export function sessionStarter(baseUrl: string, tabId: string, left: AbortSignal): SessionStarter {
  let settle: (start: SessionStart) => void = () => undefined;
  const started = new Promise<SessionStart>((resolve) => {
    settle = resolve;
  });
  let attempt: Promise<SessionStart> | null = null;
  async function load(): Promise<SessionStart> {
    try {
      const { startSession } = await import("./session-actor.ts");
      const start = startSession(baseUrl, tabId, left);
      settle(start);
      return start;
    } catch (cause) {
      attempt = null;
      throw cause;
    }
  }
  return { started, start: () => (attempt ??= load()) };
}

const nobody = { isBusy: false, failure: null, session: null, profiles: [] } as const;

export function sessionLink({ start, started }: SessionStarter): SessionLink {
  const isRemembered = hasStoredSession(localStorage);
  // With nothing to restore, a visitor is signed out from the first moment on.
  const view = valueStore<SessionView>({ ...nobody, status: isRemembered ? "restoring" : "signedOut" });
  const takers = new Set<(fact: SessionFact) => void>();

  async function follow(): Promise<void> {
    const { session, isRestored, view: readView } = await started;
    for (const type of facts)
      session.on(type, (fact) => {
        for (const take of takers) take(fact);
      });
    await isRestored;
    view.set(readView());
    session.subscribe(() => view.set(readView()));
  }
  void follow();
  // Or whoever is remembered would wait for what never comes. FIRST-08
  if (isRemembered) start().catch(() => view.set({ ...nobody, status: "broken" }));

  return {
    view,
    send: (event) =>
      void start().then(
        async ({ session, isRestored }) => {
          await isRestored;
          session.send(event);
        },
        () => view.set({ ...view.get(), failure: { code: "UNREACHABLE" } }),
      ),
    onFact: (take) => {
      takers.add(take);
      return () => {
        takers.delete(take);
      };
    },
  };
}
