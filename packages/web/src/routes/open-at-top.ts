import type { AppRouter } from "./router.tsx";
import { screenId } from "./screen-id.ts";

/** A screen that somebody goes to begins at its top, however far down the one before was; the way back is the browser's. */
export function openAtTop(router: AppRouter): void {
  let goingTo: string | null = null;
  router.history.subscribe(({ location, action }) => {
    if (action.type === "PUSH") goingTo = location.pathname;
    else if (action.type !== "REPLACE") goingTo = null;
  });
  router.subscribe("onRendered", ({ toLocation, pathChanged }) => {
    if (pathChanged && toLocation.pathname === goingTo) document.getElementById(screenId)?.scrollTo(0, 0);
  });
}
