/** `ask` acts after the next frame, once however often it is asked; `now` acts at once instead. */
type AfterFrame = { readonly ask: () => void; readonly now: () => void };

/** Milliseconds after which no frame is waited for: a covered window may paint none. */
const longestFrame = 250;

/** At once where nothing is painted, and before a page goes or sleeps: neither comes to its next frame. */
export function afterFrame(act: () => void): AfterFrame {
  let waits: AbortController | null = null;

  function now(): void {
    waits?.abort();
    waits = null;
    act();
  }
  function ask(): void {
    if (document.visibilityState === "hidden") {
      now();
      return;
    }
    if (waits !== null) return;
    waits = new AbortController();
    const { signal } = waits;
    const frame = requestAnimationFrame(() => {
      // A frame's callbacks come before it is painted, and a timer that they set comes after.
      timers.push(setTimeout(now));
    });
    const timers = [setTimeout(now, longestFrame)];
    addEventListener("pagehide", now, { signal });
    document.addEventListener("visibilitychange", now, { signal });
    signal.addEventListener("abort", () => {
      cancelAnimationFrame(frame);
      for (const timer of timers) clearTimeout(timer);
    });
  }
  return { ask, now };
}
