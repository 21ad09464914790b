import type { Instant } from "@cantina/domain/kernel";
import { useSyncExternalStore } from "react";
import { useWorkplace } from "./workplace-context.ts";

const minute = 60_000;

let last: Instant | null = null;

/** The same text within a minute, or every look would be news. */
function minuteOf(now: Instant): Instant {
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

/** The present minute, by the server's clock: days end while a screen stays open, whatever the device shows. CLOCK-07 */
export function useMinute(): Instant {
  const { clock } = useWorkplace();
  return useSyncExternalStore(subscribe, () => minuteOf(clock.now()));
}
