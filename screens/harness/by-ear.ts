import { computeAccessibleName } from "dom-accessibility-api";
import { expect } from "vitest";
import { isDisabled, pressKey } from "./hands.ts";
import { openReader } from "./reader.ts";
import type { Screen } from "./screen.ts";
import { isSilent } from "./spoken.ts";
import { nextFrames, until } from "./until.ts";

const personPace = 160;
/** A text begins that long after the one before it, so that nobody takes both for one. */
const pause = 1_000;

/** Whatever is another at each run, as one word for it. */
export type Varying = readonly (readonly [found: RegExp | string, told: string])[];

const varying: Varying = [
  [/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/gu, "<fecha y hora>"],
  [/n\.º \d+/gu, "n.º <número>"],
];

/**
 * Somebody who works by keyboard alone and hears the screen: of each press what is said, each sentence once, and where
 * the focus is then, which is never lost. What is heard is waited for; the protocol has all of it.
 */
export function workByEar(page: Screen, more: Varying) {
  const reader = openReader();
  const protocol: string[] = [];
  let focus = "";
  let lastKeyAt = 0;

  const heard = (): readonly string[] => [...reader.said(), reader.focus()];
  const hears = (wanted: readonly RegExp[]): Promise<void> =>
    until(() => {
      const now = heard();
      const missing = wanted.find((one) => !now.some((line) => one.test(line)));
      return missing === undefined ? null : `nothing like ${String(missing)} is heard, but ${JSON.stringify(now)}`;
    });

  /** Nobody hears where they are from what is disabled or behind a dialog. */
  function isLost(): boolean {
    const { activeElement } = document;
    return (
      activeElement === null || activeElement === document.body || isSilent(activeElement) || isDisabled(activeElement)
    );
  }

  async function takeStep(did: string, wanted: readonly RegExp[]): Promise<void> {
    await hears(wanted);
    await nextFrames();
    const said = reader.said();
    const now = reader.focus();
    expect(new Set(said).size, `after ${did} it is said twice: ${said.join(" | ")}`).toBe(said.length);
    expect(isLost(), `after ${did} the focus is lost`).toBe(false);
    protocol.push(`> ${did}`, ...said.map((line) => `  dice: ${line}`), ...(now === focus ? [] : [`  foco: ${now}`]));
    reader.goOn();
    focus = reader.focus();
  }

  async function press(key: string, ...wanted: RegExp[]): Promise<void> {
    await page.keyboard.press(key);
    await takeStep(key, wanted);
  }

  return {
    press,
    type: async (text: string, ...wanted: RegExp[]): Promise<void> => {
      await nextFrames();
      lastKeyAt = Math.max(performance.now(), lastKeyAt) + pause;
      for (const key of text) {
        lastKeyAt += personPace;
        pressKey({ key, timeStamp: lastKeyAt });
      }
      await takeStep(`«${text}»`, wanted);
    },
    /** Past whatever lies between, of which nothing is written down. */
    tabTo: async (name: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
      const passed = new Set<Element | null>();
      const isThere = (): boolean => computeAccessibleName(document.activeElement ?? document.body) === name;
      do {
        await page.keyboard.press(key);
        expect(isLost(), `on the way to '${name}' the focus is lost`).toBe(false);
        if (passed.has(document.activeElement)) throw new Error(`${key} leads to no '${name}'`);
        passed.add(document.activeElement);
      } while (!isThere());
      await takeStep(`${key} …`, []);
    },
    hears: (...wanted: RegExp[]): Promise<void> => takeStep("…", wanted),
    close: reader.close,
    /** One step below the other. */
    protocol: (): string =>
      [...varying, ...more].reduce<string>(
        (text, [found, told]) => text.replaceAll(found, told),
        `${protocol.join("\n")}\n`,
      ),
  };
}
