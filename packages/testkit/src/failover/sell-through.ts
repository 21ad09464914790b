import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { OrderBody, RawAnswer, Till } from "../orders-suite/index.ts";

export type SoldSale = {
  readonly key: string;
  readonly body: OrderBody;
  readonly answer: string;
  readonly orderId: string;
  /** Milliseconds of `performance.now()`. */
  readonly at: number;
};

export type Seller = {
  readonly sold: readonly SoldSale[];
  /** Answers that left the seller without certainty: no connection, or a status from 500 on. */
  readonly uncertain: readonly string[];
  /** What was refused for good, which no rule explains here. */
  readonly refused: readonly string[];
};

const retryMs = 50;

/** Asks with the same key until the answer is certain, as a till does. */
async function askUntilCertain(ask: () => Promise<RawAnswer>, onUncertain: (what: string) => void): Promise<RawAnswer> {
  for (;;) {
    const answer = await ask().catch((error: unknown) => String(error));
    if (typeof answer !== "string" && answer.status < 500) return answer;
    onUncertain(typeof answer === "string" ? answer : `${answer.status} ${answer.text}`);
    await pause(retryMs);
  }
}

/** Sells one cart after the other until told to stop; the last one is finished too. */
export async function sellThrough(till: Till, nextCart: () => OrderBody, isOver: () => boolean): Promise<Seller> {
  const sold: SoldSale[] = [];
  const uncertain: string[] = [];
  const refused: string[] = [];
  while (!isOver()) {
    const [key, body] = [randomUUID(), nextCart()];
    const answer = await askUntilCertain(
      () => till.sell(body, key),
      (what) => uncertain.push(what),
    );
    if (answer.status === 200)
      sold.push({ key, body, answer: answer.text, orderId: String(answer.data?.["id"]), at: performance.now() });
    else refused.push(answer.text);
  }
  return { sold, uncertain, refused };
}
