import type { PaymentMethod } from "@cantina/domain/cafeteria";
import type { IntervalItem } from "@cantina/domain/cash-reports";
import type { Cents, Instant, InstantRange, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type SessionRow = {
  readonly id: string;
  readonly number: number;
  readonly sellerId: ProfileId;
  readonly sellerName: string;
  readonly hasSellerLeft: boolean;
  readonly from: Instant;
  readonly until: Instant | null;
  readonly counted: Cents | null;
  readonly openingAmount: Cents;
};

type Asked = { readonly cafeteriaId: string; readonly sellerId: ProfileId | null; readonly range: InstantRange };

/** Sessions that were open at some moment of the range, the latest first. */
export async function sessionsIn(
  db: Kysely<unknown>,
  { cafeteriaId, sellerId, range }: Asked,
): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select s.id, s.number, s.seller_id as "sellerId", p.username as "sellerName", p.status = 'DELETED' as "hasSellerLeft", s.opened_at as "from",
           s.closed_at as until, s.counted_amount as counted, s.opening_amount as "openingAmount"
      from register_session s join profile p on p.id = s.seller_id
     where s.cafeteria_id = ${cafeteriaId} and s.opened_at < ${range.until}::timestamptz
       and (s.closed_at is null or s.closed_at >= ${range.from}::timestamptz)
       and (${sellerId}::uuid is null or s.seller_id = ${sellerId}::uuid)
     order by s.opened_at desc, s.number desc`.execute(db);
  return rows;
}

type ItemRow = Omit<IntervalItem, "paymentMethod"> & {
  readonly sessionId: string;
  readonly paymentMethod: PaymentMethod | null;
};

/** Movements one by one, in their order; takings summed by kind and payment method. */
export async function itemsOf(
  db: Kysely<unknown>,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly IntervalItem[]>> {
  const { rows } = await sql<ItemRow>`
    select register_session_id as "sessionId", type, description, null as "paymentMethod", amount, 0::bigint as "returnAmount",
           date_time as at, id
      from cash_movement where register_session_id = any(${sessionIds}::uuid[])
    union all
    select session_id, order_type, '', coalesce(y.payment_method, t.payment_method), sum(coalesce(y.amount, price) * (1 - is_back))::bigint,
           sum(coalesce(y.amount, price) * is_back)::bigint, null, null
      from (select id, register_session_id as session_id, order_type, payment_method, total_price as price, 0 as is_back
              from transaction where register_session_id = any(${sessionIds}::uuid[])
            union all
            select id, revert_session_id, order_type, payment_method, total_price, 1
              from transaction where revert_session_id = any(${sessionIds}::uuid[])) t
      left join payment_part y on y.transaction_id = t.id
     where order_type <> 'SUBSCRIPTION_CHARGE'
     group by session_id, order_type, coalesce(y.payment_method, t.payment_method)
     order by at nulls last, id, type, "paymentMethod"`.execute(db);
  const bySession = new Map<string, IntervalItem[]>(sessionIds.map((id) => [id, []]));
  for (const { sessionId, type, description, paymentMethod, amount, returnAmount } of rows) {
    bySession.get(sessionId)?.push({ type, description, paymentMethod, amount, returnAmount });
  }
  return bySession;
}
