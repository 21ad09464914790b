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
