import { type Instant, type LocalDate, timeZone } from "@cantina/domain/kernel";
import { latestDayToCharge } from "@cantina/domain/subscriptions";
import type { Kysely } from "kysely";
import { asAuthor, inTransaction, jobAuthor } from "../db/index.ts";
import { claimDay } from "../local-days/index.ts";
import { chargeCommensals } from "./charge-commensals.ts";
import {
  type ChargingCafeteria,
  chargeJob,
  chargingCafeterias,
  dueCharges,
  tellSubscriptions,
} from "./due-charges.queries.ts";

type DueDay = { readonly cafeteria: ChargingCafeteria; readonly day: LocalDate; readonly at: Instant };

const nobody = { profileId: null, tabId: null } as const;

/**
 * One transaction each, so that a till never waits for a whole school to be charged. The day is ended last: whoever
 * breaks off leaves it to be tried again, and who has paid by then is left alone.
 */
async function chargeDay(db: Kysely<unknown>, { cafeteria, day, at }: DueDay): Promise<void> {
  const { id: cafeteriaId } = cafeteria;
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
    if (await claimDay(trx, { cafeteriaId, job: chargeJob, day })) await tellSubscriptions(trx, cafeteriaId);
  });
}

/** Charges the months that are due wherever the day has not been tried yet; true: there was such a place. SUBS-11 */
export async function chargeDueDays(db: Kysely<unknown>, at: Instant): Promise<boolean> {
  const due = (await chargingCafeterias(db)).flatMap((cafeteria): readonly DueDay[] => {
    const day = latestDayToCharge(at, timeZone(cafeteria.zone));
    return cafeteria.lastDay !== null && cafeteria.lastDay >= day ? [] : [{ cafeteria, day, at }];
  });
  const failures: unknown[] = [];
  for (const one of due) {
    const author = jobAuthor(chargeJob, one.cafeteria.id);
    try {
      await asAuthor(author, () => chargeDay(db, one));
    } catch (cause) {
      failures.push(cause);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "monthly charges could not be tried");
  return due.length > 0;
}
