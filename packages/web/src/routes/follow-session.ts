import { type SessionFact, landingFor } from "@cantina/domain/session";
import type { App } from "../composition/app/index.ts";
import { routeTable } from "./route-table.ts";
import type { AppRouter } from "./router.tsx";

/** Of pages for anybody, such as the one that a mail leads to, only the login is left behind by a sign-in elsewhere. */
const isKept = (path: string): boolean =>
  path !== "/login" && routeTable.some((entry) => entry.access === "anonymous" && entry.path === path);

/** Takes the person where the session's facts lead. */
export function followSession(app: App, router: AppRouter): void {
  // No form holds back somebody whose session has ended.
  const go = (to: string): Promise<void> => router.navigate({ to, replace: true, ignoreBlocker: true });

  let { status, session } = app.session.view.get();
  /** Whose screen this tab showed last. */
  let left: { readonly userId: string; readonly path: string } | null = null;

  async function follow(fact: SessionFact): Promise<void> {
    switch (fact.type) {
      case "session.started":
        return go(landingFor(fact.session.profile.privilegeLevel, await app.takeRememberedPath()));
      case "session.followed": {
        const { privilegeLevel, userId } = fact.session.profile;
        if (isKept(router.state.location.pathname)) return undefined;
        return go(landingFor(privilegeLevel, left?.userId === userId ? left.path : null));
      }
      case "session.moved":
        return go("/");
      case "session.ended":
        return go("/login");
      case "session.failed":
        if (fact.failure.code === "SESSION_EXPIRED") await app.rememberPath(router.state.location.href);
        return undefined;
    }
  }
  // A fact is told before the machine has settled in its next state, and the guards ask for that.
  app.session.onFact((fact) => queueMicrotask(() => void follow(fact)));

  app.session.view.subscribe(() => {
    const { status: next, session: now } = app.session.view.get();
    if (session !== null && now === null) left = { userId: session.profile.userId, path: router.state.location.href };
    session = now;
    if (next === status) return;
    status = next;
    if (next === "choosingProfile") queueMicrotask(() => void go("/user-cafeterias"));
    if (next === "broken") void router.invalidate();
  });
}
