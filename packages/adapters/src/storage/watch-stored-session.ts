import { sessionName } from "./session-name.ts";

/** Looks whenever another tab has changed the session, and when this one wakes: what was told while it slept went unheard. */
export function watchStoredSession(page: Window, look: () => void, left: AbortSignal): void {
  const until = { signal: left };
  const hear = ({ key }: StorageEvent): void => {
    if (key === null || key === sessionName) look();
  };
  page.addEventListener("storage", hear, until);
  for (const wake of ["pageshow", "focus"]) page.addEventListener(wake, look, until);
  for (const wake of ["visibilitychange", "resume"]) page.document.addEventListener(wake, look, until);
}
