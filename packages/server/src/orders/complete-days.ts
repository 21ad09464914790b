import { type Instant, type LocalDate, dayRange, timeZone } from "@cantina/domain/kernel";
import { latestDayToComplete } from "@cantina/domain/orders";
import type { Kysely, Transaction } from "kysely";
import { asAuthor, inTransaction, jobAuthor } from "../db/index.ts";
import { claimDay } from "../local-days/index.ts";
import { type AutoCompleting, autoCompletingCafeterias, completeOrders } from "./auto-complete.queries.ts";
import { lockDueOrders, moveOrders } from "./order-steps.queries.ts";

type Closing = { readonly cafeteria: AutoCompleting; readonly day: LocalDate; readonly at: Instant };

async function completeDay(trx: Transaction<unknown>, { cafeteria, day, at }: Closing): Promise<void> {
  const { id: cafeteriaId, zone } = cafeteria;
  if (!(await claimDay(trx, { cafeteriaId, job: completeOrders, day }))) return;
  const end = dayRange(day, timeZone(zone)).until;
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
  const cafeterias = await autoCompletingCafeterias(db);
  const due = cafeterias.flatMap((cafeteria): readonly Closing[] => {
    const day = latestDayToComplete(at, timeZone(cafeteria.zone));
    return cafeteria.lastDay !== null && cafeteria.lastDay >= day ? [] : [{ cafeteria, day, at }];
  });
  for (const closing of due) {
    const author = jobAuthor(completeOrders, closing.cafeteria.id);
    await asAuthor(author, () => inTransaction(db, (trx) => completeDay(trx, closing)));
  }
  return due.length > 0;
}
