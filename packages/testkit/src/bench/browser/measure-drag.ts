import { BrokenInvariant } from "@cantina/domain/kernel";
import type { Page } from "@playwright/test";

const moves = 60;
/** Milliseconds between two moves of a hand that is heard once a frame. */
const pace = 16;
const recorded = "drag frames";
const dropped = "drag dropped";

/** Run in the page. */
function startFrames(name: string): void {
  let last = performance.now();
  const tick = (): void => {
    const now = performance.now();
    performance.measure(name, { start: last, end: now });
    last = now;
    if (document.querySelector("[data-dragged]") !== null) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

function watchDrop(name: string): void {
  const first = document.querySelector("[data-card]");
  const look = (start: number): void => {
    requestAnimationFrame(() => {
      if (document.querySelector("[data-card]") === first) return look(start);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.measure(name, { start, end: performance.now() });
      port2.postMessage(null);
    });
  };
  window.addEventListener("pointerup", (event) => look(event.timeStamp), { capture: true, once: true });
}

const takeMeasures = (name: string): readonly number[] => {
  const durations = performance.getEntriesByName(name).map(({ duration }) => duration);
  performance.clearMeasures(name);
  return durations;
};

export type Drag = {
  /** Milliseconds from frame to frame while the card moves. */
  readonly frames: readonly number[];
  /** From letting go to the frame that shows it in its place. */
  readonly drop: number;
};

/** Takes the first card over others to the edge of the screen, where the list scrolls, and drops it there. */
export async function dragFirstCard(page: Page): Promise<Drag> {
  const handle = page.locator("[data-card] [data-handle]").first();
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  const bottom = page.viewportSize()?.height ?? 0;
  if (box === null) throw new BrokenInvariant("the first card can be seen");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 6, y + 6);
  await page.locator("[data-dragged]").waitFor();
  await page.evaluate(startFrames, recorded);
  for (let move = 1; move <= moves; move += 1) {
    await page.mouse.move(x + 6 * move, y + ((bottom - 20 - y) * move) / moves);
    await page.waitForTimeout(pace);
  }
  await page.evaluate(watchDrop, dropped);
  await page.mouse.up();
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, dropped);
  const [drop] = await page.evaluate(takeMeasures, dropped);
  if (drop === undefined) throw new BrokenInvariant("the drop was measured");
  return { frames: await page.evaluate(takeMeasures, recorded), drop };
}
