import { type PrintAnswer, printJob, printStatuses } from "@cantina/domain/printing";
import * as v from "valibot";
import type { Printer } from "../printer/index.ts";

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** How many printed ids are remembered, so that a repeated job is answered and not printed again. */
const memory = 1_000;

/** One job at a time, each id printed once. AGENT-02 */
export function createJobAnswerer(printer: Printer): (message: string) => Promise<PrintAnswer> {
  const printed = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  const answer = async (message: string): Promise<PrintAnswer> => {
    const job = v.safeParse(printJob, parseJson(message));
    if (!job.success)
      return { id: null, status: printStatuses.UNREADABLE_JOB, message: "El trabajo de impresión no se entiende." };
    const { id, lines } = job.output;
    if (printed.has(id)) return { id, status: printStatuses.PRINTED, message: "El ticket ya se había impreso." };
    const result = await printer.print(lines);
    if (!result.ok) return { id, status: printStatuses[result.failure.code], message: result.failure.message };
    printed.add(id);
    const [oldest] = printed;
    if (printed.size > memory && oldest !== undefined) printed.delete(oldest);
    return { id, status: printStatuses.PRINTED, message: "Ticket impreso." };
  };

  return (message) => {
    const next = last.then(() => answer(message));
    last = next.catch(() => undefined);
    return next;
  };
}
