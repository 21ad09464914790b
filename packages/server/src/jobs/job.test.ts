import { afterEach, expect, it, vi } from "vitest";
import { startJob } from "./job.ts";

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

afterEach(() => void vi.useRealTimers());

it("begins none at the stop that fell due beside the run at the start", async () => {
  vi.useFakeTimers();
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let begun = 0;
  const job = startJob({
    pattern: "* * * * * *",
    isDueAtStart: true,
    onError: () => {},
    work: () => {
      begun += 1;
      return gate;
    },
  });
  await vi.advanceTimersByTimeAsync(2_500);
  const stopping = job.stop();
  open();
  await stopping;
  expect(begun).toBe(1);
});

it("stops only when the run under way has ended, and begins no other", async () => {
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let ended = 0;
  const job = startJob({
    pattern: "* * * * * *",
    isDueAtStart: true,
    onError: () => {},
    work: async () => {
      await gate;
      ended += 1;
    },
  });
  await soon();
  let isStopped = false;
  const stopping = job.stop().then(() => {
    isStopped = true;
  });
  await soon();
  expect([isStopped, ended]).toEqual([false, 0]);
  open();
  await stopping;
  expect(ended).toBe(1);
});

it("tells the run under way that it is not to go on", async () => {
  let done = 0;
  const job = startJob({
    pattern: "0 0 1 1 *",
    isDueAtStart: true,
    onError: () => {},
    work: async (goesOn) => {
      for (; goesOn(); done += 1) await soon();
    },
  });
  await vi.waitFor(() => expect(done).toBeGreaterThan(0));
  await job.stop();
  expect(done).toBeGreaterThan(0);
});

it("tells of a run that failed, and stops all the same", async () => {
  const errors: unknown[] = [];
  const job = startJob({
    pattern: "0 0 1 1 *",
    isDueAtStart: true,
    onError: (error) => errors.push(error),
    work: () => Promise.reject(new Error("lost")),
  });
  await job.stop();
  expect(errors).toEqual([new Error("lost")]);
});
