import { type RouterHistory, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { type App, AppContext, createApp } from "./composition/app/index.ts";
import { followSession } from "./routes/follow-session.ts";
import { loadEarly, loadLate } from "./routes/load-early.ts";
import { openAtTop } from "./routes/open-at-top.ts";
import { createAppRouter } from "./routes/router.tsx";

export type Mounted = { readonly app: App; readonly unmount: () => void };

/** Else it goes on hearing the window's steps, and takes some that are the next app's. */
function leaveWindow(history: RouterHistory): void {
  // A step that waits for the end of this turn would find the window's own way, which takes none without the window.
  history.flush();
  history.destroy();
  Object.assign(history, { push: () => undefined, replace: () => undefined });
}

/** The whole app at the document's address. */
export function mount(place: HTMLElement): Mounted {
  const leaving = new AbortController();
  const app = createApp(leaving.signal);
  loadEarly(app);
  const router = createAppRouter(app);
  followSession(app, router);
  openAtTop(router);
  loadLate(app, router);
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <AppContext value={app}>
        <RouterProvider router={router} />
      </AppContext>
    </StrictMode>,
  );
  return {
    app,
    unmount: () => {
      // Else its session goes on following what the next app in this window stores, and leads that one away.
      leaving.abort();
      root.unmount();
      leaveWindow(router.history);
    },
  };
}
