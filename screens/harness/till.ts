import { tillVerbs } from "../../e2e/fixtures/till-verbs.ts";
import { pressKey } from "./hands.ts";
import type { Part } from "./part.ts";
import type { Screen } from "./screen.ts";
import { nextFrames } from "./until.ts";

/** Milliseconds between two keys. */
const readerPace = 8;
const personPace = 160;

/** Between one text and the next. */
const pause = 1_000;
let lastKeyAt = 0;

/** Stamped with times of its own, so that a busy machine makes no person of a reader and no reader of a person. */
async function press(keys: readonly string[], pace: number): Promise<void> {
  // Who listens for a reader does so one frame after it is shown.
  await nextFrames();
  const begun = Math.max(performance.now(), lastKeyAt + pause);
  lastKeyAt = begun + keys.length * pace;
  for (const [index, key] of keys.entries()) pressKey({ key, timeStamp: begun + index * pace });
  await new Promise((resolve) => void setTimeout(resolve, 0));
}

/** A reader that types like a keyboard. */
export const scan = (code: string): Promise<void> => press([...code, "Enter"], readerPace);

/** The sales screen as its seller handles it. */
export type Till = ReturnType<typeof tillOf>;

const tillOf = (page: Screen) => ({
  page,
  ...tillVerbs<Part>(page),
  scan,
  type: (text: string): Promise<void> => press([...text], personPace),
  typeAndEnter: (text: string): Promise<void> => press([...text, "Enter"], personPace),
});

export async function openTill(page: Screen): Promise<Till> {
  const till = tillOf(page);
  await till.isReady();
  return till;
}
