import type { SubscriptionData } from "@cantina/contract/subscriptions";
import type { CafeteriaId, SubscriptionId } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, sql } from "kysely";

type Row = Omit<SubscriptionData, "lastUse">;

const subscriptionOf = (row: Row): SubscriptionData => ({
  ...row,
  lastUse:
    row.lastUses
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? null,
});

/** On which day a meal was last used, if ever; by a clock that was ahead and is set back, none was. CLOCK-06 */
export const lastUseOf = (
  subscription: RawBuilder<unknown>,
  commensal: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select u.local_date as date from subscription_use u
   where u.subscription_id = ${subscription} and u.commensal_id = ${commensal} and not was_ahead(u.at)
   order by u.local_date desc limit 1`;

/** All that are not deleted, or those of them that are named. */
export async function subscriptionsOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  only: readonly SubscriptionId[] | null,
): Promise<readonly SubscriptionData[]> {
  const { rows } = await sql<Row>`
    select s.id, s.name, s.available_week_dates as "availableWeekDates", s.status, s.version, s.product_id as "productId",
           coalesce((select jsonb_agg(jsonb_build_object('day', p.day, 'price', p.price) order by p.day)
                       from subscription_price p where p.subscription_id = s.id), '[]') as "payDayPrices",
           array(select c.commensal_id from subscription_commensal c
                  where c.subscription_id = s.id order by c.commensal_id)::text[] as "commensalIds",
           coalesce((select jsonb_agg(jsonb_build_object('commensalId', c.commensal_id, 'date', u.date) order by c.commensal_id)
                       from subscription_commensal c
                       cross join lateral (${lastUseOf(sql`s.id`, sql`c.commensal_id`)}) u
                      where c.subscription_id = s.id), '[]') as "lastUses"
      from subscription s
     where s.cafeteria_id = ${cafeteriaId} and s.status <> 'DELETED'
       and (${only}::uuid[] is null or s.id = any (${only}::uuid[]))
     order by s.name collate by_name, s.id`.execute(db);
  return rows.map(subscriptionOf);
}
