import process from "node:process";

import { type TillLoop, keepSelling } from "./till-loop.ts";

/** What a till's process is told: first where to sell, in the end to rest. */
export type TillOrder = { readonly loops: readonly TillLoop[] } | "rest";

export const certainMessage = "certain";

/** The body of a till's own process. Ends when told to rest, with nothing left uncertain, or with its parent. */
export function serveTill(): void {
  let isResting = false;
  const sell = async (loops: readonly TillLoop[]): Promise<void> => {
    const hear = { isResting: () => isResting, onCertain: () => void process.send?.(certainMessage) };
    await Promise.all(loops.map((loop) => keepSelling(loop, hear)));
    process.exit(0);
  };
  process.on("message", (message) => {
    const order = message as TillOrder;
    if (order === "rest") isResting = true;
    else void sell(order.loops);
  });
  // Ctrl-C reaches every process of a terminal; our parent decides.
  process.on("SIGINT", () => undefined);
  process.on("disconnect", () => process.exit(1));
}
