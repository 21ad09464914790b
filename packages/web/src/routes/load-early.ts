import { hasStoredSession } from "@cantina/adapters/storage";
import { loadWorkplace } from "../composition/workplace/index.ts";
import { routeTable } from "./route-table.ts";

/**
 * What whoever is signed in will see comes while their session is restored: the router asks for it only after that. What
 * does not come is told when the router asks for it.
 */
export function loadEarly(path: string): void {
  if (!hasStoredSession(localStorage)) return;
  const entry = routeTable.find((one) => one.path === path);
  if (entry === undefined || entry.access === "anonymous") return;
  const parts = [import("./SignedInLayout.tsx"), loadWorkplace(), Promise.resolve(entry.screen.preload?.())];
  void Promise.allSettled(parts);
}
