import { sessionName } from "./session-name.ts";

/** Looks whenever another tab has changed the session, and when this one wakes: what was told while it slept went unheard. */
export function watchStoredSession(page: Window, look: () => void): void {
  page.addEventListener("storage", ({ key }) => {
    if (key === null || key === sessionName) look();
  });
  for (const wake of ["pageshow", "focus"]) page.addEventListener(wake, look);
  for (const wake of ["visibilitychange", "resume"]) page.document.addEventListener(wake, look);
}
