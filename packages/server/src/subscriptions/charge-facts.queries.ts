import type {
  CafeteriaId,
  Cents,
  ClassId,
  CommensalId,
  LocalDate,
  ProfileId,
  SubscriptionId,
} from "@cantina/domain/kernel";
import { type PayDayPrice, type SubscriptionStatus, monthOf } from "@cantina/domain/subscriptions";
import { type Transaction, sql } from "kysely";

export type ChargeAsked = {
  readonly cafeteriaId: CafeteriaId;
  readonly subscriptionId: SubscriptionId;
  readonly commensalIds: readonly CommensalId[];
  /** The local day as which it is charged. */
  readonly day: LocalDate;
};

type CommensalRow = {
  readonly commensalId: CommensalId;
  readonly classId: ClassId | null;
  readonly clientId: ProfileId;
  readonly isLinked: boolean;
  readonly isPaid: boolean;
  readonly balance: Cents;
  readonly minimumBalance: Cents;
  readonly floor: Cents;
};

export type ChargeFactRows = {
  readonly subscription: { readonly status: SubscriptionStatus; readonly payDayPrices: readonly PayDayPrice[] };
  readonly commensals: readonly CommensalRow[];
};

/** The accounts that would pay, as a sale locks them, and then the subscription, against who would edit or unlink it. LOCK-01 */
async function lockForCharge(trx: Transaction<unknown>, asked: ChargeAsked): Promise<void> {
  await sql`
    select from account where kind = 'CLIENT' and profile_id in (
      select profile_id from commensal
       where cafeteria_id = ${asked.cafeteriaId} and id = any (${asked.commensalIds}::uuid[]))
     order by id for no key update`.execute(trx);
  await sql`
    select from subscription where cafeteria_id = ${asked.cafeteriaId} and id = ${asked.subscriptionId}
       for share`.execute(trx);
}

/** Locks and reads what charges are decided from, commensals by id; null: no such subscription here. */
export async function readChargeFacts(trx: Transaction<unknown>, asked: ChargeAsked): Promise<ChargeFactRows | null> {
  const { cafeteriaId, subscriptionId, commensalIds, day } = asked;
  await lockForCharge(trx, asked);
  // By statements of their own: one that waited would still see what was there before.
  const found = await sql<ChargeFactRows["subscription"]>`
    select s.status, coalesce((select jsonb_agg(jsonb_build_object('day', p.day, 'price', p.price) order by p.day)
             from subscription_price p where p.subscription_id = s.id), '[]') as "payDayPrices"
      from subscription s where s.cafeteria_id = ${cafeteriaId} and s.id = ${subscriptionId}`.execute(trx);
  const [subscription] = found.rows;
  if (subscription === undefined) return null;
  const { rows: commensals } = await sql<CommensalRow>`
    select c.id as "commensalId", c.class_id as "classId", p.id as "clientId",
           c.status = 'ENABLED' and p.status = 'ENABLED' and exists (
             select from subscription_commensal l
              where l.subscription_id = ${subscriptionId} and l.commensal_id = c.id) as "isLinked",
           exists (select from subscription_charge h
                    where h.subscription_id = ${subscriptionId} and h.commensal_id = c.id
                      and h.month = ${monthOf(day)}::date and h.reverted_at is null) as "isPaid",
           a.balance, coalesce(p.minimum_balance, g.minimum_balance) as "minimumBalance",
           greatest(k.balance_floor, a.floor) as floor
      from commensal c
      join cafeteria k on k.id = c.cafeteria_id
      join profile p on p.id = c.profile_id
      join account a on a.kind = 'CLIENT' and a.profile_id = p.id
      left join discount_category own on own.id = c.discount_category_id and own.status = 'ENABLED'
      left join discount_category theirs on theirs.id = p.discount_category_id and theirs.status = 'ENABLED'
      join discount_category g on g.id = coalesce(own.id, theirs.id, k.default_discount_category_id)
     where c.cafeteria_id = ${cafeteriaId} and c.id = any (${commensalIds}::uuid[]) order by c.id`.execute(trx);
  return { subscription, commensals };
}
