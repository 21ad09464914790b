import { type Instant, type LocalDate, type TimeZone, localDateOf } from "@cantina/domain/kernel";
import { useSyncExternalStore } from "react";

const halfMinute = 30_000;

/** Now and then, and at once when somebody comes back to it: a device may have slept over midnight. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, halfMinute);
  addEventListener("focus", onChange);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", onChange);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** The day there, while one becomes the next. */
export const useToday = ({ now }: { readonly now: () => Instant }, zone: TimeZone): LocalDate =>
  useSyncExternalStore(subscribe, () => localDateOf(now(), zone));
