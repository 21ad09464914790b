import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

import { BrokenInvariant } from "@cantina/domain/kernel";

import { type TillOrder, certainMessage } from "./serve-till.ts";
import type { TillLoop } from "./till-loop.ts";
import { waitUntil } from "./wait-until.ts";

export const tillRole = "--till-process";

export type TillProcess = {
  /** Resolves once it got a certain answer to something that it sends from now on. */
  readonly sellsAgain: () => Promise<void>;
  /** kill -9, and a new process that goes on from the journal. */
  readonly kill: () => Promise<void>;
  /** Lets it finish what it has begun, and end. */
  readonly rest: () => Promise<void>;
  readonly wake: () => void;
  readonly close: () => void;
};

const patienceMs = 60_000;

/** A seller's device: the same program again, in a process of its own. */
export function startTill(program: string, loops: readonly TillLoop[]): TillProcess {
  let certain = 0;
  let child: ChildProcess;
  const wake = (): void => {
    child = fork(program, [tillRole]);
    child.on("message", (message) => void (message === certainMessage && (certain += 1)));
    // A process that is killed while it is told something.
    child.on("error", () => undefined);
    child.send({ loops } satisfies TillOrder);
  };
  wake();
  const ended = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
  return {
    sellsAgain: async () => {
      // Each loop may have one on its way that was answered before.
      const enough = certain + loops.length + 1;
      await waitUntil(() => certain >= enough, "a till got no certain answer", patienceMs);
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended();
      wake();
    },
    rest: async () => {
      child.send("rest" satisfies TillOrder);
      await waitUntil(() => child.exitCode !== null || child.signalCode !== null, "a till can't finish", patienceMs);
      if (child.exitCode !== 0) throw new BrokenInvariant(`a till ended with ${child.exitCode ?? child.signalCode}`);
    },
    wake,
    close: () => void child.kill("SIGKILL"),
  };
}
