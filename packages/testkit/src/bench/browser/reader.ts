import { setTimeout } from "node:timers/promises";
import type { CDPSession } from "@playwright/test";

/** Milliseconds between two keys. */
const pace = 6;

const keyOf = (character: string) => ({
  key: character,
  text: character,
  code: `Digit${character}`,
  windowsVirtualKeyCode: character.charCodeAt(0),
});
const enter = { key: "Enter", code: "Enter", text: "\r", windowsVirtualKeyCode: 13 };

/** A barcode reader that types like a keyboard: it waits for nobody. */
export async function readCode(keyboard: CDPSession, code: string): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const key of [...[...code].map(keyOf), enter]) {
    sent.push(
      keyboard.send("Input.dispatchKeyEvent", { type: "keyDown", ...key }),
      keyboard.send("Input.dispatchKeyEvent", { type: "keyUp", key: key.key, code: key.code }),
    );
    await setTimeout(pace);
  }
  await Promise.all(sent);
}
