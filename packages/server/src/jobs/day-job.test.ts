import { instant, loadTemporal } from "@cantina/domain/kernel";
import { expect, it } from "vitest";
import { startDayJob } from "./day-job.ts";

await loadTemporal();

it("tells what was done before something failed, and tells of the failure", async () => {
  const told: unknown[] = [];
  const now = instant("2026-11-21T02:50:00Z");
  const job = startDayJob(
    {
      clock: { now: () => now },
      feed: { poke: () => told.push("poked") },
      onError: (error) => told.push(error),
    },
    (at) => Promise.reject(new Error(`the second cafeteria's day, at ${at}`)),
  );
  await job.stop();
  expect(told).toEqual(["poked", new Error(`the second cafeteria's day, at ${now}`)]);
});
