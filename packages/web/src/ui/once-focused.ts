/** Milliseconds after which nobody waits any longer: it was closed before it had taken the focus, or somebody has put that elsewhere. */
const patience = 500;

const canGetFocus = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && element !== document.body && element.isConnected;

/**
 * Calls `go` once `element` has got the focus back, or at once where it has it or can't get it. An overlay gives it back
 * by a timer, to which a busy device comes late: whatever opens before that would be robbed of the focus. Gives what
 * stops the wait. SALE-101
 */
export function onceFocused(element: HTMLElement | null, go: () => void): () => void {
  if (!canGetFocus(element) || document.activeElement === element) {
    go();
    return () => {};
  }
  const stop = (): void => {
    element.removeEventListener("focus", end);
    clearTimeout(timer);
  };
  const end = (): void => {
    stop();
    go();
  };
  const timer = setTimeout(() => {
    stop();
    if (document.activeElement === document.body) element.focus();
    go();
  }, patience);
  element.addEventListener("focus", end);
  return stop;
}
