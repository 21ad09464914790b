import type { Instant } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { asAuthor, doEach, inTransaction, jobAuthor } from "../db/index.ts";
import { type DueDay, claimDay, dueDays } from "../local-days/index.ts";
import { chargeCommensals } from "./charge-commensals.ts";
import { chargeJob, dueCharges, tellSubscriptions } from "./due-charges.queries.ts";

const nobody = { profileId: null, tabId: null } as const;

/**
 * One transaction each, so that a till never waits for a whole school to be charged. The day is ended last: whoever
 * breaks off leaves it to be tried again, and who has paid by then is left alone.
 */
async function chargeDay(db: Kysely<unknown>, { cafeteriaId, day }: DueDay, at: Instant): Promise<void> {
  const failures: unknown[] = [];
  for (const { subscriptionId, commensalId } of await dueCharges(db, cafeteriaId, { day })) {
    const asked = { cafeteriaId, subscriptionId, commensalIds: [commensalId], day };
    try {
      await inTransaction(db, (trx) => chargeCommensals(trx, asked, { at, by: nobody }));
    } catch (cause) {
      // One that can't be booked must not keep the others from paying.
      failures.push(cause);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} monthly charges could not be tried`);
  await inTransaction(db, async (trx) => {
    if (await claimDay(trx, { cafeteriaId, job: chargeJob.name, day })) await tellSubscriptions(trx, cafeteriaId);
  });
}

/** Charges the months that are due wherever the day has not been tried yet; true: there was such a place. SUBS-11 */
export async function chargeDueDays(db: Kysely<unknown>, at: Instant): Promise<boolean> {
  const due = await dueDays(db, chargeJob, at);
  const charge = (one: DueDay): Promise<void> =>
    asAuthor(jobAuthor(chargeJob.name, one.cafeteriaId), () => chargeDay(db, one, at));
  await doEach(due, charge, "monthly charges could not be tried");
  return due.length > 0;
}
