import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SnapshotFrom, createActor, initialTransition, transition } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { type Result, accepted, id, refused } from "../kernel/index.ts";
import {
  type AnsweredClaim,
  type PrintFact,
  type PrintFailure,
  type PrintQueueEvent,
  type QueuedJob,
  printQueueMachine,
  printQueueView,
} from "./index.ts";
import type { PrintQueueInput } from "./print-queue.events.ts";

const job = (name: string, claim: QueuedJob["claim"] = null): QueuedJob => ({
  id: name,
  title: name,
  lines: [],
  claim,
});
const never = (): Promise<never> => new Promise(() => null);
const idle: PrintQueueInput = { ports: { printer: { print: never }, claims: { claim: never, end: never } } };

const own = (type: string, more: object = {}): PrintQueueEvent => ({ type, ...more }) as unknown as PrintQueueEvent;
const answered = (output: unknown): PrintQueueEvent => own("xstate.done.actor.0.printQueue.printing", { output });
const unreachable: PrintFailure = { code: "PRINTER_UNREACHABLE", message: "No responde." };

const fromScreens: readonly PrintQueueEvent[] = [
  { type: "print.jobsAdded", jobs: [job("a")] },
  { type: "print.retried" },
  { type: "print.discarded" },
];
const fromInside: readonly PrintQueueEvent[] = [
  answered(accepted(null)),
  answered(refused(unreachable)),
  answered(refused({ code: "TAKEN" })),
  own("xstate.error.actor.0.printQueue.printing", { error: "x" }),
];
const paths = getShortestPaths(printQueueMachine, {
  input: idle,
  events: [...fromScreens, ...fromInside],
  serializeState: ({ value, context }) => `${String(value)} ${context.jobs.length} ${context.retries}`,
  stopWhen: ({ context }) => context.jobs.length > 2,
});
type Snapshot = SnapshotFrom<typeof printQueueMachine>;
const reached = new Map<string, Snapshot>(
  paths.map(({ state }) => [`${String(state.value)} ${state.context.retries}`, state]),
);

/** A printer that answers as told, then always well. */
function paper(answers: readonly Result<null, PrintFailure>[]) {
  const sent: string[] = [];
  const left = [...answers];
  return {
    sent,
    print: ({ id: jobId }: { readonly id: string }) => {
      sent.push(jobId);
      return Promise.resolve(left.shift() ?? accepted(null));
    },
  };
}

function openQueue(printer: ReturnType<typeof paper>, claims: PrintQueueInput["ports"]["claims"] = idle.ports.claims) {
  const facts: PrintFact[] = [];
  const queue = createActor(printQueueMachine, { input: { ports: { printer, claims } } });
  for (const type of ["print.printed", "print.failed", "print.givenUp"] as const)
    queue.on(type, (fact) => void facts.push(fact));
  queue.start();
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  return { queue, facts, settled };
}

describe("the print queue", () => {
  it("[PRINT-08] every state can be reached", () => {
    expect(new Set([...reached.keys()].map((name) => name.split(" ")[0]))).toEqual(
      new Set(["idle", "printing", "failed", "broken"]),
    );
  });

  it("[PRINT-08] a fourth retry is refused, a discard never is", () => {
    const exhausted = reached.get("failed 3");
    expect(exhausted?.can({ type: "print.retried" })).toBe(false);
    expect(exhausted?.can({ type: "print.discarded" })).toBe(true);
    expect(reached.get("failed 2")?.can({ type: "print.retried" })).toBe(true);
    expect(exhausted === undefined ? null : printQueueView(exhausted).trouble).toEqual({
      failure: unreachable,
      retriesLeft: 0,
    });
  });

  it.each(["idle 0", "printing 0"])("[PRINT-08] %s takes neither a retry nor a discard", (name) => {
    const snapshot = reached.get(name);
    if (snapshot === undefined) throw new Error(`${name} was not reached`);
    for (const event of fromScreens.slice(1)) {
      const [next, actions] = transition(printQueueMachine, snapshot, event);
      expect([next.value, next.context, actions]).toEqual([snapshot.value, snapshot.context, []]);
    }
  });

  it("[PRINT-08] prints in the order of arrival, one at a time, each id once", async () => {
    const printer = paper([]);
    const { queue, facts, settled } = openQueue(printer);
    queue.send({ type: "print.jobsAdded", jobs: [job("a"), job("b")] });
    queue.send({ type: "print.jobsAdded", jobs: [job("b"), job("c")] });
    for (let round = 0; round < 4; round += 1) await settled();
    expect(printer.sent).toEqual(["a", "b", "c"]);
    expect(facts.map(({ type }) => type)).toEqual(["print.printed", "print.printed", "print.printed"]);
  });

  it("[PRINT-08] a failed ticket waits for its retries, and those behind it come after it", async () => {
    const failure = refused(unreachable);
    const printer = paper([failure, failure, failure, failure]);
    const { queue, facts, settled } = openQueue(printer);
    queue.send({ type: "print.jobsAdded", jobs: [job("a"), job("b")] });
    for (let retry = 0; retry < 5; retry += 1) {
      await settled();
      queue.send({ type: "print.retried" });
    }
    expect(printer.sent).toEqual(["a", "a", "a", "a"]);
    queue.send({ type: "print.discarded" });
    await settled();
    expect(printer.sent).toEqual(["a", "a", "a", "a", "b"]);
    expect(facts.at(-2)).toMatchObject({ type: "print.givenUp", job: { id: "a" } });
  });

  it("[PRINT-10] claims before each try, prints under the claim's id, and ends the claim", async () => {
    const claim = { orderId: id<"order">("o"), version: 1 };
    const ended: unknown[] = [];
    let outcome: AnsweredClaim["outcome"] = "won";
    const printer = paper([refused(unreachable)]);
    const { queue, settled } = openQueue(printer, {
      claim: ([asked]) =>
        Promise.resolve(accepted(asked === undefined ? [] : [{ ...asked, outcome, claimId: id<"print-claim">("k") }])),
      end: (claimId, end) => {
        ended.push([claimId, end]);
        return Promise.resolve(accepted(null));
      },
    });
    queue.send({ type: "print.jobsAdded", jobs: [job("k", claim), job("k2", claim)] });
    await settled();
    queue.send({ type: "print.retried" });
    await settled();
    expect([printer.sent.slice(0, 2), ended[0]]).toEqual([
      ["k", "k"],
      ["k", "PRINTED"],
    ]);
    await settled();
    outcome = "taken";
    const before = printer.sent.length;
    queue.send({ type: "print.jobsAdded", jobs: [job("k3", claim)] });
    await settled();
    expect(printer.sent).toHaveLength(before);
    expect(queue.getSnapshot().value).toBe("idle");
  });

  it("[PRINT-08] whatever happens, no ticket is lost and none overtakes another", () => {
    const events = fc.array(fc.constantFrom("add", "printed", "failed", "retry", "discard", "error"), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(events, (names) => {
        let [snapshot] = initialTransition(printQueueMachine, idle);
        let added = 0;
        const gone: string[] = [];
        for (const name of names) {
          const isAnswer = name === "printed" || name === "failed" || name === "error";
          // The printer answers only what was sent to it.
          if (isAnswer && snapshot.value !== "printing") continue;
          const before = snapshot.context.jobs;
          if (name === "add") added += 1;
          const event: PrintQueueEvent =
            name === "add"
              ? { type: "print.jobsAdded", jobs: [job(String(added))] }
              : name === "retry"
                ? { type: "print.retried" }
                : name === "discard"
                  ? { type: "print.discarded" }
                  : name === "error"
                    ? own("xstate.error.actor.0.printQueue.printing", { error: "x" })
                    : answered(name === "printed" ? accepted(null) : refused(unreachable));
          [snapshot] = transition(printQueueMachine, snapshot, event);
          if (snapshot.context.jobs.length < before.length) gone.push(before[0]?.id ?? "");
          expect(snapshot.context.retries).toBeLessThanOrEqual(3);
          expect(snapshot.value === "idle").toBe(snapshot.context.jobs.length === 0);
        }
        const all = [...gone, ...snapshot.context.jobs.map(({ id: jobId }) => jobId)];
        expect(all).toEqual(Array.from({ length: added }, (_, index) => String(index + 1)));
      }),
    );
  });
});
