import { setTimeout } from "node:timers/promises";
import { BrokenInvariant } from "@cantina/domain/kernel";
import type { CDPSession, Locator, Page } from "@playwright/test";

import { readCode } from "../reader.ts";

/** Milliseconds between two keys: a reader's come faster, and the page would take them for a code. */
const pace = 150;
/** How long a finger stays on a key or a button. */
const held = 50;

/** Of a screen of thousands of cards on a slowed processor that others want, too. */
const longestWait = 180_000;

/** Runs in the page, until what was done last is painted. */
const paint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const codeOf = (character: string): string => {
  if (/\d/u.test(character)) return `Digit${character}`;
  return /[a-z]/iu.test(character) ? `Key${character.toUpperCase()}` : "";
};

const keyOf = (character: string) => ({
  key: character,
  code: codeOf(character),
  windowsVirtualKeyCode: /[a-z\d]/iu.test(character) ? character.toUpperCase().charCodeAt(0) : 0,
});

/** Who sits at the page: what they do is what the browser times. */
export type Hands = ReturnType<typeof handsOn>;

export function handsOn(page: Page, devtools: CDPSession) {
  // What a test looks for is looked for in the page's own thread: not before the paint that is timed.
  const painted = (): Promise<void> => page.evaluate(paint);

  /** Presses what can be seen and nothing covers. */
  async function press(target: Locator): Promise<void> {
    // Not the click itself, which would bring listeners of its own into what is timed.
    await target.click({ trial: true, timeout: longestWait });
    const box = await target.boundingBox();
    if (box === null) throw new BrokenInvariant(`${target.toString()} can be seen`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await setTimeout(held);
    await page.mouse.up();
    await painted();
  }

  /** Types at a person's pace, whether the page keeps up or not. */
  async function type(text: string): Promise<void> {
    const sent: Promise<unknown>[] = [];
    for (const character of text) {
      const key = keyOf(character);
      sent.push(devtools.send("Input.dispatchKeyEvent", { type: "keyDown", ...key, text: character }));
      await setTimeout(held);
      sent.push(devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...key }));
      await setTimeout(pace - held);
    }
    await Promise.all(sent);
    await painted();
  }

  /** One key that writes nothing, or some together: Enter, Control+a. */
  async function key(name: string): Promise<void> {
    await page.keyboard.press(name, { delay: held });
    await painted();
  }

  return {
    page,
    press,
    type,
    key,
    sees: (target: Locator): Promise<void> => target.first().waitFor({ timeout: longestWait }),
    seesNo: (target: Locator): Promise<void> => target.first().waitFor({ state: "hidden", timeout: longestWait }),
    async scan(code: string): Promise<void> {
      await readCode(devtools, code);
      await painted();
    },
    async fill(field: Locator, text: string): Promise<void> {
      await press(field);
      await type(text);
    },
    /** With a mark over all that stands there, as it is done with a keyboard. */
    async empty(field: Locator): Promise<void> {
      await press(field);
      await key("Control+a");
      await key("Delete");
    },
  };
}
