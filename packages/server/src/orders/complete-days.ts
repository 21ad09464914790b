import { type Instant, dayRange } from "@cantina/domain/kernel";
import type { Kysely, Transaction } from "kysely";
import { asAuthor, doEach, inTransaction, jobAuthor } from "../db/index.ts";
import { type DueDay, claimDay, dueDays } from "../local-days/index.ts";
import { completeOrders } from "./auto-complete.queries.ts";
import { moveOrders } from "./move-orders.ts";
import { lockDueOrders } from "./order-steps.queries.ts";

async function completeDay(trx: Transaction<unknown>, { cafeteriaId, zone, day }: DueDay, at: Instant): Promise<void> {
  if (!(await claimDay(trx, { cafeteriaId, job: completeOrders.name, day }))) return;
  const end = dayRange(day, zone).until;
  for (const [status, to] of [
    ["STARTED", "COMPLETED"],
    ["CANCELLED", "CANCELLED_ARCHIVED"],
  ] as const) {
    const due = await lockDueOrders(trx, cafeteriaId, { status, end });
    await moveOrders(trx, { cafeteriaId, ids: due.map(({ id }) => id), to, at, profileId: null, tabId: null });
  }
}

/** Completes and archives what the day's end leaves over, where that is on and not done yet; true: there was some. ORDERS-10 */
export async function completeDueDays(db: Kysely<unknown>, at: Instant): Promise<boolean> {
  const due = await dueDays(db, completeOrders, at);
  const complete = (one: DueDay): Promise<void> =>
    asAuthor(jobAuthor(completeOrders.name, one.cafeteriaId), () =>
      inTransaction(db, (trx) => completeDay(trx, one, at)),
    );
  await doEach(due, complete, "days could not be ended everywhere");
  return due.length > 0;
}
