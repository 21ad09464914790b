import { useEffect } from "react";
import { useApp } from "../../composition/app/index.ts";
import { sessionSentences } from "../../texts/session-sentences.ts";
import { notify } from "../../ui/notify.ts";

/** A move to another cafeteria that failed is told here; an ended session is told at the login. */
export function useSessionNotices(): void {
  const { session } = useApp();
  useEffect(
    () =>
      session.onFact((fact) => {
        if (fact.type !== "session.failed" || fact.failure.code === "SESSION_EXPIRED") return;
        void notify({ kind: "error", title: sessionSentences[fact.failure.code] });
      }),
    [session],
  );
}
