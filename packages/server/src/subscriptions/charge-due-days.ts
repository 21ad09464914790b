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
  // One that can't be booked must not keep the others from paying.
  await doEach(
    await dueCharges(db, cafeteriaId, { day }),
    ({ subscriptionId, commensalId }) =>
      inTransaction(db, (trx) =>
        chargeCommensals(trx, { cafeteriaId, subscriptionId, commensalIds: [commensalId], day }, { at, by: nobody }),
      ),
    "monthly charges could not be booked",
  );
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
