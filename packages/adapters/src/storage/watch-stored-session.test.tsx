import { expect, test } from "vitest";
import { watchStoredSession } from "./watch-stored-session.ts";

test("[SESSION-08] a tab looks when it wakes or another one tells, and no more once it was left", () => {
  const left = new AbortController();
  let looks = 0;
  watchStoredSession(window, () => void (looks += 1), left.signal);
  const wake = (): void => {
    for (const type of ["focus", "pageshow"]) window.dispatchEvent(new Event(type));
    for (const type of ["visibilitychange", "resume"]) document.dispatchEvent(new Event(type));
    for (const key of ["cantina.session", null, "cantina.theme"])
      window.dispatchEvent(new StorageEvent("storage", { key }));
  };
  wake();
  expect(looks).toBe(6);
  left.abort();
  wake();
  expect(looks).toBe(6);
});
