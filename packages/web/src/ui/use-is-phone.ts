import { useSyncExternalStore } from "react";

/** Below this width the cart is a sheet and not a column. */
const query = "(max-width: 899.98px)";

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
