import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { type App, AppContext, createApp } from "./composition/app/index.ts";
import { followSession } from "./routes/follow-session.ts";
import { loadEarly } from "./routes/load-early.ts";
import { openAtTop } from "./routes/open-at-top.ts";
import { createAppRouter } from "./routes/router.tsx";

export type Mounted = { readonly app: App; readonly unmount: () => void };

/** The whole app at the document's address. */
export function mount(place: HTMLElement): Mounted {
  const leaving = new AbortController();
  const app = createApp(leaving.signal);
  loadEarly(app);
  const router = createAppRouter(app);
  followSession(app, router);
  openAtTop(router);
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
      // Else it goes on hearing the window's steps, and its copies of what it knows of them pile up.
      router.history.destroy();
    },
  };
}
