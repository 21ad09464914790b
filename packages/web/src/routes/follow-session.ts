import { type SessionFact, landingFor } from "@cantina/domain/session";
import type { App } from "../composition/app.ts";
import type { AppRouter } from "./router.tsx";

/** Takes the person where the session's facts lead. */
export function followSession(app: App, router: AppRouter): void {
  const go = (to: string): Promise<void> => router.navigate({ to, replace: true });

  async function follow(fact: SessionFact): Promise<void> {
    switch (fact.type) {
      case "session.started":
        return go(landingFor(fact.session.profile.privilegeLevel, await app.takeRememberedPath()));
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

  let { status } = app.session.view.get();
  app.session.view.subscribe(() => {
    const next = app.session.view.get().status;
    if (next === status) return;
    status = next;
    if (next === "choosingProfile") queueMicrotask(() => void go("/user-cafeterias"));
    if (next === "broken") void router.invalidate();
  });
}
