import { type Result, refused } from "@cantina/domain/kernel";
import type { Profile } from "@cantina/domain/session";
import type { ApiFailure } from "../../failures/failure.ts";
import {
  apiBaseUrl,
  type Backend,
  checkVersion,
  sessionLink,
  type SessionLink,
  sessionStarter,
} from "../session/index.ts";
import { loadWorkplace, type Workplace } from "../workplace/index.ts";

type Answer<T> = Promise<Result<T, ApiFailure>>;

export type App = {
  /**
   * Loads the session's machine. Whoever is remembered waits for it from the first moment on; anybody else's first page
   * is painted before it, unless they do something that needs it. FIRST-06
   */
  readonly start: () => void;
  /** Tells whoever maintains the program of an error on a screen, known by its route's pattern; never rejects. */
  readonly reportFault: (error: unknown, place: string) => Promise<void>;
  readonly session: SessionLink;
  readonly backend: () => Promise<Backend>;
  /** Asks the server before a sign-in. What is needed for that may be lost on its way like any answer. FIRST-07 */
  readonly ask: <T>(call: (accounts: Backend["accounts"]) => Answer<T>) => Answer<T>;
  /** The path asked for without a session; a sign-in leads to it. */
  readonly rememberPath: (path: string) => Promise<void>;
  readonly takeRememberedPath: () => Promise<string | null>;
  /** Settles once the server has said which versions it takes. */
  readonly isOutdated: Promise<boolean>;
  /** The place of work of whoever is signed in now, the same promise while that is so; null: nobody is. */
  readonly workplace: () => Promise<Workplace> | null;
};

const loadFaults = async (baseUrl: string) => (await import("../faults/index.ts")).openFaults(baseUrl);

type Open = { readonly owner: string; readonly workplace: Promise<Workplace> };

/** Names who works where. */
export const workplaceKey = ({ id, cafeteriaId }: Profile): string => `${id} ${cafeteriaId}`;

/** Its session follows other tabs until it is left. */
export function createApp(left: AbortSignal): App {
  const baseUrl = apiBaseUrl();
  const tabId = crypto.randomUUID();
  const starter = sessionStarter(baseUrl, tabId, left);
  const session = sessionLink(starter);
  // Who then does something is told that it can't be reached.
  const start = () => void starter.start().catch(() => null);
  const backend = async (): Promise<Backend> => (await starter.start()).backend;
  const token = () => session.view.get().session?.jwt ?? null;
  let open: Open | null = null;
  let faults: ReturnType<typeof loadFaults> | undefined;

  function closeOther(): void {
    const profile = session.view.get().session?.profile;
    if (open === null || (profile !== undefined && open.owner === workplaceKey(profile))) return;
    void open.workplace.then((workplace) => workplace.close());
    open = null;
  }
  session.view.subscribe(closeOther);

  async function openFor(profile: Profile): Promise<Workplace> {
    const [{ openWorkplace, deviceDatabase }, reached] = await Promise.all([loadWorkplace(), backend()]);
    return openWorkplace({
      profile,
      backend: reached,
      baseUrl,
      tabId,
      token,
      database: deviceDatabase(),
      onProfilesChanged: () => session.send({ type: "session.profilesChanged" }),
    });
  }

  return {
    start,
    session,
    backend,
    ask: (call) =>
      backend().then(
        ({ accounts }) => call(accounts),
        () => refused({ code: "UNREACHABLE" }),
      ),
    reportFault: async (error, place) => {
      try {
        faults ??= loadFaults(baseUrl);
        (await faults)(error, place);
      } catch {
        // Without the server there is neither that code nor anybody to tell.
        faults = undefined;
      }
    },
    rememberPath: async (path) => (await starter.started).store.saveRememberedPath(path),
    takeRememberedPath: async () => {
      const { store } = await starter.started;
      const path = store.loadRememberedPath();
      store.clearRememberedPath();
      return path;
    },
    isOutdated: checkVersion(starter.started.then(({ backend: reached }) => reached)),
    workplace: () => {
      const profile = session.view.get().session?.profile;
      if (profile === undefined) return null;
      open ??= { owner: workplaceKey(profile), workplace: openFor(profile) };
      return open.workplace;
    },
  };
}
