import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { type AddressFields, changeAddress, readAddress } from "./address.ts";

/** The router's own type leaves open which history it has. */
const historyOf = ({ history }: { readonly history: RouterHistory }): RouterHistory => history;

/** The query of the screen's own address; it stays while another screen is on its way. */
function searchOf(history: RouterHistory) {
  const { pathname } = history.location;
  let { search } = history.location;
  return () => {
    if (history.location.pathname === pathname) ({ search } = history.location);
    return search;
  };
}

/**
 * What a screen shows, kept in its address and nowhere else: reading it again, the back button and a sent link show
 * the same. It is there at once, so that a field may be typed into.
 */
export function useAddress<State>(
  fields: AddressFields<State>,
): readonly [state: State, change: (change: Partial<State>) => void] {
  const history = historyOf(useRouter());
  const [read] = useState(() => searchOf(history));
  const search = useSyncExternalStore(history.subscribe, read);
  const state = useMemo(() => readAddress(fields, search), [fields, search]);
  const change = useCallback(
    (changed: Partial<State>) => {
      const { pathname, search: before, hash } = history.location;
      const { search: after, isStep, isAnew } = changeAddress(fields, before, changed);
      if (after === before) return;
      // A form that closes is not asked about its own address; one under a tab that gives way is.
      history[isStep ? "push" : "replace"](`${pathname}${after}${hash}`, undefined, { ignoreBlocker: !isAnew });
    },
    [fields, history],
  );
  return [state, change];
}
