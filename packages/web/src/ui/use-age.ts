import { useSyncExternalStore } from "react";
import { ageText } from "../texts/age-text.ts";

const quarterMinute = 15_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, quarterMinute);
  return () => clearInterval(timer);
}

/** How old something is, while it grows older. */
export const useAge = (readAt: number): string =>
  useSyncExternalStore(subscribe, () => ageText(Math.max(0, Date.now() - readAt)));
