import { BrokenInvariant } from "@cantina/domain/kernel";
import type { Page } from "@playwright/test";

export type Expected = {
  /** Names the measure; a new one each time. */
  readonly name: string;
  /** The key that starts it; undefined: a pointer. */
  readonly key: string | undefined;
  /** Where the text is to appear… */
  readonly selector: string;
  readonly text: string;
  /** …in any of these elements, or in all of them. */
  readonly where: "some" | "every";
};

/** Runs in the page: from the input's own time to the first frame painted with what is expected. */
function arm({ name, key, selector, text, where }: Expected): void {
  const look = (start: number): void => {
    requestAnimationFrame(() => {
      const texts = [...document.querySelectorAll(selector)].map((element) => element.textContent);
      const isThere = texts.length > 0 && texts[where]((one) => one.includes(text));
      if (!isThere) return look(start);
      // The next task after a frame's callbacks begins when that frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.measure(name, { start, end: performance.now() });
      port2.postMessage(null);
    });
  };
  const type = key === undefined ? "click" : "keydown";
  const heard = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== key) return;
    window.removeEventListener(type, heard, { capture: true });
    look(event.timeStamp);
  };
  window.addEventListener(type, heard, { capture: true });
}

/** Milliseconds after which nobody waits any longer: many times what the slowest processor took. */
const longestWait = 30_000;

/** Runs in the page. null: what is expected wasn't painted in time. */
const read = ({ name, limit }: { readonly name: string; readonly limit: number }): Promise<number | null> =>
  new Promise((resolve) => {
    const end = (duration: number | null): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(duration);
    };
    const observer = new PerformanceObserver((list) => {
      const found = list.getEntriesByName(name)[0];
      if (found !== undefined) end(found.duration);
    });
    const timer = setTimeout(() => end(null), limit);
    observer.observe({ type: "measure", buffered: true });
  });

/** Runs in the page: what stands there instead of what was expected. */
const describePage = (selector: string): string => {
  const textsOf = (wanted: string) => [...document.querySelectorAll(wanted)].map((element) => element.textContent);
  return JSON.stringify({
    at: location.pathname,
    found: textsOf(selector).slice(-3),
    focused: document.activeElement?.outerHTML.slice(0, 120),
    told: textsOf("[role=dialog], [role=alertdialog], [role=status], [role=alert]").map((text) => text.slice(0, 80)),
  });
};

/** Milliseconds from what `act` does to the frame that shows it. */
export async function timeToPaint(page: Page, expected: Expected, act: () => Promise<void>): Promise<number> {
  await page.evaluate(arm, expected);
  await act();
  const took = await page.evaluate(read, { name: expected.name, limit: longestWait });
  if (took !== null) return took;
  const { name, selector, text, where } = expected;
  const seen = await page.evaluate(describePage, selector);
  throw new BrokenInvariant(`${name}: for ${longestWait} ms not ${where} of ${selector} held "${text}"; seen: ${seen}`);
}
