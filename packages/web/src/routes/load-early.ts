import type { App } from "../composition/app/index.ts";
import { afterFrame } from "../composition/device/index.ts";
import { loadWorkplace } from "../composition/workplace/index.ts";
import { routeTable } from "./route-table.ts";
import { type AppRouter, SignedInLayout } from "./router.tsx";

const beginDashboard = async (app: App): Promise<void> => (await import("./sale-screens.ts")).beginDashboard(app);

/**
 * What whoever is signed in will see comes while their session is restored: the router asks for it only after that. What
 * does not come is told when the router asks for it.
 */
export function loadEarly(app: App): void {
  if (app.session.view.get().status !== "restoring") return;
  const { pathname } = location;
  const entry = routeTable.find(({ path }) => path === pathname);
  if (entry === undefined || entry.access === "anonymous") return;
  const loading = [SignedInLayout, entry.screen].map(({ preload }) => preload?.());
  void Promise.all([...loading, loadWorkplace(), pathname === "/dashboard" && beginDashboard(app)]).catch(() => null);
}

/** Nobody is remembered: what a sign-in needs comes behind the page on which it is typed. */
export function loadLate(app: App, router: AppRouter): void {
  const stop = router.subscribe("onRendered", () => {
    stop();
    afterFrame(app.start).ask();
  });
}
