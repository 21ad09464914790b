import { monitorEventLoopDelay } from "node:perf_hooks";
import { crowdedFile, xlsxFile } from "@cantina/testkit/sheets";
import { expect, test } from "vitest";
import { readAside } from "./read-aside.ts";

const crowded = crowdedFile();
// This machine may have other things to do, and the process stands behind them all: its two seconds become minutes.
const timeout = 300_000;
const patient = { megabytes: 192, milliseconds: timeout };
const never = new AbortController().signal;

test("[SHEET-07] the crowdest file is read while the server goes on answering", { timeout }, async () => {
  const began = performance.now();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const read = await readAside(crowded, never, patient);
  delay.disable();
  expect(read).toEqual({ ok: false, failure: "TOO_MANY_ROWS" });
  // In milliseconds, of how long it took in all, so that a busy machine is no reason.
  expect(delay.max / 1e6).toBeLessThan((performance.now() - began) / 8);
});

test(
  "[SHEET-07] a file that needs more memory or time than there is for one is refused, and the next is read",
  { timeout },
  async () => {
    expect(await readAside(crowded, never, { ...patient, megabytes: 40 })).toEqual({
      ok: false,
      failure: "TOO_COMPLEX",
    });
    expect(await readAside(crowded, never, { ...patient, milliseconds: 500 })).toEqual({
      ok: false,
      failure: "TOO_COMPLEX",
    });
    expect(await readAside(xlsxFile([["Título"], ["Té"]]), never)).toEqual({
      ok: true,
      value: { headingRow: 1, headings: ["Título"], rows: [{ row: 2, cells: ["Té"] }] },
    });
  },
);

test("[SHEET-07] whoever goes away stops the reading", async () => {
  const away = new AbortController();
  const reading = readAside(crowded, away.signal);
  away.abort(new Error("gone"));
  await expect(reading).rejects.toThrow("gone");
  await expect(readAside(crowded, away.signal)).rejects.toThrow("gone");
});
