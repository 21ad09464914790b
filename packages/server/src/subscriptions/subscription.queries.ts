import type { CafeteriaId, CommensalId, LocalDate, SubscriptionId } from "@cantina/domain/kernel";
import type { PayDayPrice, SubscriptionStatus, Weekday } from "@cantina/domain/subscriptions";
import { type Kysely, sql } from "kysely";

export type SubscriptionRow = {
  readonly id: SubscriptionId;
  readonly name: string;
  readonly available_week_dates: readonly Weekday[];
  readonly status: SubscriptionStatus;
  readonly version: number;
  readonly prices: readonly PayDayPrice[];
  readonly commensal_ids: readonly CommensalId[];
  readonly last_uses: readonly { readonly commensalId: CommensalId; readonly date: LocalDate }[];
};

/** All that are not deleted, or those of them that are named. */
export async function subscriptionsOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  only: readonly SubscriptionId[] | null,
): Promise<readonly SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select s.id, s.name, s.available_week_dates, s.status, s.version,
           coalesce((select jsonb_agg(jsonb_build_object('day', p.day, 'price', p.price) order by p.day)
                       from subscription_price p where p.subscription_id = s.id), '[]') as prices,
           array(select c.commensal_id from subscription_commensal c
                  where c.subscription_id = s.id order by c.commensal_id)::text[] as commensal_ids,
           coalesce((select jsonb_agg(jsonb_build_object('commensalId', c.commensal_id, 'date', u.date) order by c.commensal_id)
                       from subscription_commensal c
                       cross join lateral (select max(local_date) as date from subscription_use u
                                            where u.subscription_id = s.id and u.commensal_id = c.commensal_id) u
                      where c.subscription_id = s.id and u.date is not null), '[]') as last_uses
      from subscription s
     where s.cafeteria_id = ${cafeteriaId} and s.status <> 'DELETED'
       and (${only}::uuid[] is null or s.id = any (${only}::uuid[]))
     order by s.name, s.id`.execute(db);
  return rows;
}
