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

const read = (name: string): Promise<number> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const found = list.getEntriesByName(name)[0];
      if (found === undefined) return;
      observer.disconnect();
      resolve(found.duration);
    });
    observer.observe({ type: "measure", buffered: true });
  });

/** Milliseconds from what `act` does to the frame that shows it. */
export async function timeToPaint(page: Page, expected: Expected, act: () => Promise<void>): Promise<number> {
  await page.evaluate(arm, expected);
  await act();
  return page.evaluate(read, expected.name);
}
