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

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 4);
  return () => clearInterval(timer);
}

/** The present minute: days end while a screen stays open. */
export const useMinute = (): Instant => useSyncExternalStore(subscribe, read);
