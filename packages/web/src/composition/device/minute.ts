import { systemClock } from "@cantina/adapters/device";
import type { Instant } from "@cantina/domain/kernel";
import { useSyncExternalStore } from "react";

const minute = 60_000;

let last: Instant | null = null;

function read(): Instant {
  const now = systemClock.now();
  // The same text within a minute, or every look would be news.
  if (last?.slice(0, 16) !== now.slice(0, 16)) last = now;
  return last;
}

/** Now and then, and at once when somebody comes back to it: a device may have slept over midnight. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 4);
  addEventListener("focus", onChange);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", onChange);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** The present minute: days end while a screen stays open. */
export const useMinute = (): Instant => useSyncExternalStore(subscribe, read);
