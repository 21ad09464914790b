import { appendFileSync, existsSync, readFileSync } from "node:fs";

import { now } from "./now.ts";
import type { Wish } from "./wish.ts";

export type CertainAnswer = { readonly status: number; readonly text: string; readonly tries: number };

/** A change that was sent, perhaps many times, under one key; `answer` is null until one is certain. */
export type Entry = {
  readonly key: string;
  readonly wish: Wish;
  readonly invokedAt: number;
  readonly answer: CertainAnswer | null;
  /** When the till first had that answer. */
  readonly endedAt: number | null;
};

type Line = { readonly key: string; readonly at: number; readonly wish?: Wish; readonly answer?: CertainAnswer };

function lineIn(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}

/** In the order of the wishes. A line cut off by a kill counts as not written: the wish had not gone out, or its answer is asked for again. */
export function readJournal(path: string): readonly Entry[] {
  const entries = new Map<string, Entry>();
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  for (const text of lines) {
    const line = lineIn(text);
    if (line === null) continue;
    const { key, at, answer } = line;
    const begun = entries.get(key);
    if (line.wish !== undefined) entries.set(key, { key, wish: line.wish, invokedAt: at, answer: null, endedAt: null });
    else if (begun !== undefined && answer !== undefined) entries.set(key, { ...begun, answer, endedAt: at });
  }
  return [...entries.values()];
}

export type Journal = {
  /** What stood in it when it was opened. */
  readonly entries: readonly Entry[];
  /** To be called before anything is sent. */
  readonly intend: (key: string, wish: Wish) => void;
  readonly settle: (key: string, answer: CertainAnswer) => void;
};

/** One till's memory on disk. What the process has handed to the system outlives a kill of the process. */
export function openJournal(path: string): Journal {
  const entries = readJournal(path);
  const write = (line: Line): void => appendFileSync(path, `${JSON.stringify(line)}\n`);
  // Ends a line that a kill has cut.
  appendFileSync(path, "\n");
  return {
    entries,
    intend: (key, wish) => write({ key, at: now(), wish }),
    settle: (key, answer) => write({ key, at: now(), answer }),
  };
}
