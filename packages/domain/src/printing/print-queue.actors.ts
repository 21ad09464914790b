import { fromPromise } from "xstate";
import { BrokenInvariant, type Result, refused } from "../kernel/index.ts";
import type { PrintQueuePorts, PrintRefusal, QueuedJob } from "./print-queue.events.ts";

export type PrintResult = Result<null, PrintRefusal>;

type PrintInput = { readonly ports: PrintQueuePorts; readonly job: QueuedJob | undefined };

/** Claims again right before it prints, because the job may have waited longer than its claim lasts. PRINT-10 */
export const printNext = fromPromise<PrintResult, PrintInput>(async ({ input: { ports, job } }) => {
  if (job === undefined) throw new BrokenInvariant("there is no ticket to print");
  const { id, lines, claim } = job;
  if (claim === null) return ports.printer.print({ id, lines });
  const answers = await ports.claims.claim([claim]);
  if (!answers.ok) return refused({ code: "CLAIM_UNREACHABLE" });
  const [answer] = answers.value;
  if (answer?.outcome !== "won" || answer.claimId === null) return refused({ code: "TAKEN" });
  // The claim's own id: whichever page prints it, an agent that has printed it once does not again.
  const result = await ports.printer.print({ id: answer.claimId, lines });
  // Nobody waits for this: the paper is out, and the port goes on until the server knows.
  if (result.ok) void ports.claims.end(answer.claimId, "PRINTED");
  return result;
});
