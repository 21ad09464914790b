import type { Transaction } from "kysely";
import { constraintOf, inTransaction } from "../db/index.ts";
import type { Replay, RequestContext } from "../http/index.ts";

/** Rules that only the database can uphold against a sale which began at the same moment. */
const lostRaces = ["idempotency_record_key", "transaction_cart_once", "product_stock_not_negative", "account_floor"];
const mostAttempts = 3;

/**
 * Everything in one transaction of a few calls. Who loses a race is rolled back and decides again,
 * now seeing what the winner did: its answer, its order, its stock, its balance.
 */
export async function sellOnce<Answer = Replay>(
  context: RequestContext,
  attempt: (trx: Transaction<unknown>) => Promise<Answer>,
): Promise<Answer> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      const { replay } = await inTransaction(context.db.kysely, async (trx) => ({
        // Wrapped: inTransaction takes a bare refusal for a wish to roll back.
        replay: await attempt(trx),
      }));
      context.feed.poke();
      return replay;
    } catch (error) {
      if (attempts >= mostAttempts || !lostRaces.includes(constraintOf(error)?.name ?? "")) throw error;
    }
  }
}
