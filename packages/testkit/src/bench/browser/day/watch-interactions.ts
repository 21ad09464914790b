import type { Page } from "@playwright/test";

import type { TimedEvent } from "./interactions.ts";

declare global {
  interface Window {
    /** Gives what was timed since the last time. */
    readonly takeTimedEvents?: () => readonly TimedEvent[];
  }
}

/** Runs in every page before anything else does. */
function watch(): void {
  const pressed = new Map<number, Element>();
  /** What was pressed may be gone when its paint is told. */
  const remember = ({ timeStamp, target }: Event): void => {
    if (target instanceof Element) pressed.set(timeStamp, target);
  };
  for (const type of ["pointerdown", "pointerup", "click", "keydown", "keyup"])
    window.addEventListener(type, remember, { capture: true, passive: true });

  function nameOf(element: Element): string {
    const control = element.closest("button, a, input, select, label, tr, [role]") ?? element;
    const field = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
    const name =
      control.getAttribute("aria-label") ??
      field?.labels?.[0]?.textContent ??
      control.getAttribute("placeholder") ??
      (control === document.body ? "" : control.textContent.trim());
    return `${control.getAttribute("role") ?? control.localName} ${name.slice(0, 40)}`.trim();
  }

  const events: TimedEvent[] = [];
  function keep(entries: readonly PerformanceEntry[]): void {
    for (const entry of entries) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      const target = pressed.get(entry.startTime);
      events.push({
        interaction: `${performance.timeOrigin} ${entry.interactionId}`,
        at: performance.timeOrigin + entry.startTime,
        duration: entry.duration,
        delay: entry.processingStart - entry.startTime,
        processing: entry.processingEnd - entry.processingStart,
        event: entry.name,
        target: target === undefined ? "" : nameOf(target),
      });
    }
  }
  const observer = new PerformanceObserver((list) => {
    keep(list.getEntries());
    // A press lasts no longer than this.
    for (const time of pressed.keys()) if (time < performance.now() - 10_000) pressed.delete(time);
  });
  // 16 is the least that a browser tells of.
  const wanted = { type: "event", buffered: true, durationThreshold: 16 };
  observer.observe(wanted);
  const take = (): readonly TimedEvent[] => {
    keep(observer.takeRecords());
    return events.splice(0);
  };
  Object.defineProperty(window, "takeTimedEvents", { value: take });
}

export const watchInteractions = (page: Page): Promise<unknown> => page.addInitScript(watch);

export type Taken = {
  /** Which page load it is of, and its time now; milliseconds since 1970. */
  readonly origin: number;
  readonly now: number;
  readonly events: readonly TimedEvent[];
  /** Interactions since the page was loaded, the short ones too. */
  readonly count: number;
};

/** Runs in the page. */
const take = (): Taken => ({
  origin: performance.timeOrigin,
  now: performance.timeOrigin + performance.now(),
  events: window.takeTimedEvents?.() ?? [],
  count: performance.interactionCount,
});

/** What was timed since the last time. */
export const takeInteractions = (page: Page): Promise<Taken> => page.evaluate(take);
