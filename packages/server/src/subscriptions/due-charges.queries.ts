import type { CafeteriaId, CommensalId, LocalDate, SubscriptionId } from "@cantina/domain/kernel";
import { latestDayToCharge, monthOf } from "@cantina/domain/subscriptions";
import { type Kysely, type Transaction, sql } from "kysely";
import type { DayJob } from "../local-days/index.ts";

export const chargeJob: DayJob = {
  name: "CHARGE_SUBSCRIPTIONS",
  isOn: sql`'subscriptions' = any (features)`,
  latestDay: latestDayToCharge,
};

export type DueCharge = { readonly subscriptionId: SubscriptionId; readonly commensalId: CommensalId };

/** Who is linked to what is active and has not paid that day's month; `only`: of that subscription. */
export async function dueCharges(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { day, only = null }: { readonly day: LocalDate; readonly only?: SubscriptionId | null },
): Promise<readonly DueCharge[]> {
  const { rows } = await sql<DueCharge>`
    select s.id as "subscriptionId", l.commensal_id as "commensalId"
      from subscription s join subscription_commensal l on l.subscription_id = s.id
     where s.cafeteria_id = ${cafeteriaId} and s.status = 'ENABLED' and (${only}::uuid is null or s.id = ${only}::uuid)
       and not exists (select from subscription_charge h
                        where h.subscription_id = s.id and h.commensal_id = l.commensal_id
                          and h.month = ${monthOf(day)}::date and h.reverted_at is null)
     order by s.id, l.commensal_id`.execute(db);
  return rows;
}

/** Once for all charges of a day: hundreds of commensals would make every screen read its list as often. */
export async function tellSubscriptions(trx: Transaction<unknown>, cafeteriaId: CafeteriaId): Promise<void> {
  await sql`
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    select cafeteria_id, 'changed', 'subscription', id, null from subscription
     where cafeteria_id = ${cafeteriaId} and status = 'ENABLED'`.execute(trx);
}
