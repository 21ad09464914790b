import { readFileSync, readdirSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { crowdedFile, xlsxFile } from "@cantina/testkit/sheets";
import { expect, test } from "vitest";
import { readAside } from "./read-aside.ts";

const crowded = crowdedFile();
const small = xlsxFile([["Título"], ["Té"]]);
// This machine may have other things to do, and the process stands behind them all: its two seconds become minutes.
const timeout = 300_000;
const patient = { megabytes: 192, processorMilliseconds: timeout, milliseconds: timeout };
const never = new AbortController().signal;

test(
  "[SHEET-07] the crowdest file is read while the server goes on answering",
  { tags: ["long"], timeout },
  async () => {
    const began = performance.now();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const read = await readAside(crowded, never, patient);
    delay.disable();
    expect(read).toEqual({ ok: false, failure: "TOO_MANY_ROWS" });
    // In milliseconds, of how long it took in all, so that a busy machine is no reason.
    expect(delay.max / 1e6).toBeLessThan((performance.now() - began) / 8);
  },
);

test(
  "[SHEET-07] a file that needs more memory or time than there is for one is refused, and the next is read",
  { tags: ["long"], timeout },
  async () => {
    expect(await readAside(crowded, never, { ...patient, megabytes: 40 })).toEqual({
      ok: false,
      failure: "TOO_COMPLEX",
    });
    for (const tooShort of [{ processorMilliseconds: 500 }, { milliseconds: 500 }])
      expect(await readAside(crowded, never, { ...patient, ...tooShort })).toEqual({
        ok: false,
        failure: "TOO_COMPLEX",
      });
    expect(await readAside(small, never)).toEqual({
      ok: true,
      value: { headingRow: 1, headings: ["Título"], rows: [{ row: 2, cells: ["Té"] }] },
    });
  },
);

const children = (): readonly number[] =>
  readdirSync("/proc/self/task").flatMap((thread) =>
    (readFileSync(`/proc/self/task/${thread}/children`, "utf8").match(/\d+/gu) ?? []).map(Number),
  );

test.runIf(process.platform === "linux")(
  "[SHEET-07] a file whose reader had to wait for others is none that takes too long",
  { timeout },
  async () => {
    const known = children();
    const processorMilliseconds = 4_000;
    const reading = readAside(small, never, { ...patient, processorMilliseconds });
    const [reader, ...others] = children().filter((pid) => !known.includes(pid));
    if (reader === undefined || others.length > 0) throw new Error("which of them is the reader?");
    process.kill(reader, "SIGSTOP");
    await pause(processorMilliseconds * 1.25);
    process.kill(reader, "SIGCONT");
    expect(await reading).toMatchObject({ ok: true });
  },
);

test("[SHEET-07] whoever goes away stops the reading", async () => {
  const away = new AbortController();
  const reading = readAside(crowded, away.signal);
  away.abort(new Error("gone"));
  await expect(reading).rejects.toThrow("gone");
  await expect(readAside(crowded, away.signal)).rejects.toThrow("gone");
});
