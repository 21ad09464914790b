import type { SnapshotFrom } from "xstate";
import type { PrintRefusal } from "./print-queue.events.ts";
import type { printQueueMachine } from "./print-queue.machine.ts";
import { mostRetries } from "./print-queue.setup.ts";

export type PrintQueueView = {
  /** The ticket at the printer, or the one that failed. */
  readonly title: string | null;
  readonly isPrinting: boolean;
  /** Behind the first one. */
  readonly waiting: number;
  readonly trouble: {
    /** null: a fault of the program's own. */
    readonly failure: PrintRefusal | null;
    readonly retriesLeft: number;
  } | null;
};

export function printQueueView(snapshot: SnapshotFrom<typeof printQueueMachine>): PrintQueueView {
  const { jobs, retries, failure } = snapshot.context;
  return {
    title: jobs[0]?.title ?? null,
    isPrinting: snapshot.hasTag("printing"),
    waiting: Math.max(0, jobs.length - 1),
    trouble:
      snapshot.hasTag("failed") || snapshot.hasTag("broken") ? { failure, retriesLeft: mostRetries - retries } : null,
  };
}
