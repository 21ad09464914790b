import { limitProcessorTime } from "./limit-processor-time.ts";
import { slowDown } from "./slow-down.ts";

const leave = (): void => {
  if (process.connected) process.disconnect();
};

/**
 * What a program does that startProcess runs: takes its order, does it behind everything else on the machine and tells
 * what came of it. The signal aborts when the server wants it to stop or is gone.
 */
export async function carryOut<Order, Outcome>(
  work: (order: Order, signal: AbortSignal) => Promise<Outcome>,
): Promise<void> {
  slowDown();
  const [, , processorMilliseconds] = process.argv;
  if (processorMilliseconds !== undefined) limitProcessorTime(Number(processorMilliseconds));
  // A terminal and a service manager tell every process of a group; this one waits for its server's word.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  const stopping = new AbortController();
  const stop = (): void => stopping.abort(new Error("the server stops"));
  process.once("disconnect", stop);
  const order = await new Promise<Order>((resolve) => {
    process.once("message", (first: Order) => {
      process.once("message", stop);
      resolve(first);
    });
  });
  try {
    const outcome = await work(order, stopping.signal);
    if (process.connected) process.send?.(outcome, leave);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    leave();
  }
}
