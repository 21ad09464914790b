import type { PaymentStateData } from "@cantina/contract/subscriptions";
import type { CafeteriaId, CommensalId, LocalDate, SubscriptionId } from "@cantina/domain/kernel";
import { type PayDayPrice, type SubscriptionStatus, monthOf, priceOn } from "@cantina/domain/subscriptions";
import { type Kysely, sql } from "kysely";

type PaymentRow = {
  readonly subscriptionId: SubscriptionId;
  readonly commensalId: CommensalId;
  readonly isPaid: boolean;
  readonly status: SubscriptionStatus;
  readonly payDayPrices: readonly PayDayPrice[];
  readonly refusal: PaymentStateData["lastRefusal"];
};

export type PaymentsAsked = {
  readonly today: LocalDate;
  /** null: of all subscriptions. */
  readonly only: SubscriptionId | null;
  readonly isUnpaidOnly: boolean;
};

function paymentOf(row: PaymentRow, today: LocalDate): PaymentStateData {
  const { subscriptionId, commensalId, isPaid, refusal } = row;
  const price = row.status === "ENABLED" ? priceOn(row.payDayPrices, today) : null;
  return {
    subscriptionId,
    commensalId,
    isPaid,
    price,
    lastRefusal: isPaid ? null : refusal,
  };
}

/** How everybody stands who is linked and enabled, this month. SUBS-10 SUBS-14 */
export async function paymentsOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { today, only, isUnpaidOnly }: PaymentsAsked,
): Promise<readonly PaymentStateData[]> {
  const month = monthOf(today);
  const { rows } = await sql<PaymentRow>`
    select * from (
      select s.id as "subscriptionId", c.id as "commensalId", s.status,
             exists (select from subscription_charge h where h.subscription_id = s.id and h.commensal_id = c.id
                        and h.month = ${month}::date and h.reverted_at is null) as "isPaid",
             coalesce((select jsonb_agg(jsonb_build_object('day', p.day, 'price', p.price) order by p.day)
                         from subscription_price p where p.subscription_id = s.id), '[]') as "payDayPrices",
             (select jsonb_build_object('day', r.local_date, 'code', r.code, 'price', r.price, 'missing', r.missing)
                from subscription_refusal r
               where r.subscription_id = s.id and r.commensal_id = c.id and r.local_date >= ${month}::date
               order by r.local_date desc limit 1) as refusal
        from subscription s
        join subscription_commensal l on l.subscription_id = s.id
        join commensal c on c.id = l.commensal_id and c.status = 'ENABLED'
        join profile q on q.id = c.profile_id and q.status = 'ENABLED'
       where s.cafeteria_id = ${cafeteriaId} and s.status <> 'DELETED' and (${only}::uuid is null or s.id = ${only}::uuid)
    ) states
     where not (${isUnpaidOnly} and "isPaid")
     order by "subscriptionId", "commensalId"`.execute(db);
  return rows.map((row) => paymentOf(row, today));
}
