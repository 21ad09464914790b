import type { Transaction } from "kysely";
import { inTransaction } from "../db/index.ts";
import type { RequestContext } from "./context.ts";

/** One transaction, all or nothing; what it told the other tabs goes out once it is committed. */
export async function changeTogether<Outcome>(
  { db, feed }: Pick<RequestContext, "db" | "feed">,
  work: (trx: Transaction<unknown>) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await inTransaction(db.kysely, work);
  feed.poke();
  return outcome;
}
