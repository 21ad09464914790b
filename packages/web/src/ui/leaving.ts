import { useEffect, useState, useSyncExternalStore } from "react";

type Ask = (go: () => void) => void;

/** The changed forms of the page, each with how it asks whether it may go. */
const asking = new Set<Ask>();

export function askBefore(ask: Ask): () => void {
  asking.add(ask);
  return () => void asking.delete(ask);
}

/** Before the app opens anew by its own doing: what was typed is asked about first, and the browser asks nothing. FORM-01 */
export function leaveForms(go: () => void): void {
  const [ask] = asking;
  if (ask === undefined) go();
  else ask(go);
}

/** How many forms are changed, those under way to the server too. */
let changed = 0;
const watching = new Set<() => void>();

function count(by: number): void {
  changed += by;
  for (const tell of watching) tell();
}

function watch(onChange: () => void): () => void {
  watching.add(onChange);
  return () => void watching.delete(onChange);
}

/** Tells that something typed stands there. FORM-34 */
export const useChangedForm = (isChanged: boolean): void =>
  useEffect(() => {
    if (!isChanged) return;
    count(1);
    return () => count(-1);
  }, [isChanged]);

/** Whether what is switched off is gone: not before a form that somebody had changed by then is closed. FORM-34 */
export function useGone(isOff: boolean): boolean {
  const hasChangedForm = useSyncExternalStore(watch, () => changed > 0);
  const [wasOff, setWasOff] = useState(isOff);
  if (!hasChangedForm && wasOff !== isOff) setWasOff(isOff);
  return isOff && (wasOff || !hasChangedForm);
}
