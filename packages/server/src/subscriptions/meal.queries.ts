import type { CafeteriaId, Instant, LocalDate, ProfileId } from "@cantina/domain/kernel";
import type { MealFacts, MealKey, Subscription } from "@cantina/domain/subscriptions";
import { type Transaction, sql } from "kysely";
import { lastUseOf } from "./subscription.queries.ts";

export type MealRow = MealKey &
  Pick<Subscription, "status" | "availableWeekDates"> &
  Pick<MealFacts, "isLinked" | "lastUse">;

const listed = (meals: readonly MealKey[]) => sql`
  unnest(${meals.map((meal) => meal.subscriptionId)}::uuid[], ${meals.map((meal) => meal.commensalId)}::uuid[])
    as asked(subscription_id, commensal_id)`;

/** What each meal is judged by; one of an unknown subscription is left out. Holds off who would disable it meanwhile. */
export async function mealsToJudge(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  meals: readonly MealKey[],
): Promise<readonly MealRow[]> {
  await sql`
    select id from subscription where cafeteria_id = ${cafeteriaId}
       and id = any (${meals.map((meal) => meal.subscriptionId)}::uuid[]) order by id for share`.execute(trx);
  const { rows } = await sql<MealRow>`
    select asked.subscription_id as "subscriptionId", asked.commensal_id as "commensalId", s.status,
           s.available_week_dates as "availableWeekDates",
           exists (select from subscription_commensal c join commensal d on d.id = c.commensal_id and d.status = 'ENABLED'
                    where c.subscription_id = s.id and c.commensal_id = asked.commensal_id) as "isLinked",
           (${lastUseOf(sql`s.id`, sql`asked.commensal_id`)}) as "lastUse"
      from ${listed(meals)}
      join subscription s on s.id = asked.subscription_id and s.cafeteria_id = ${cafeteriaId}`.execute(trx);
  return rows;
}

export type MealUse = { readonly sellerId: ProfileId; readonly today: LocalDate; readonly at: Instant };

/** How many of them nobody had used yet. In one order, so that two tills with the same meals can't wait for each other. */
export async function insertUses(
  trx: Transaction<unknown>,
  meals: readonly MealKey[],
  { sellerId, today, at }: MealUse,
): Promise<number> {
  const { rows } = await sql`
    insert into subscription_use (subscription_id, commensal_id, local_date, seller_id, at)
    select asked.subscription_id, asked.commensal_id, ${today}::date, ${sellerId}::uuid, ${at}::timestamptz
      from ${listed(meals)} order by 1, 2
    on conflict (subscription_id, commensal_id, local_date) do update set seller_id = excluded.seller_id, at = excluded.at
      where was_ahead(subscription_use.at) returning 1`.execute(trx);
  return rows.length;
}
