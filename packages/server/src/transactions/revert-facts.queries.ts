import type { PaymentMethod } from "@cantina/domain/cafeteria";
import type { Instant, ProfileId } from "@cantina/domain/kernel";
import type { OrderStatus, OrderType, OriginMedium, PaymentPart } from "@cantina/domain/orders";
import type { SessionState } from "@cantina/domain/transactions";
import { type Transaction, sql } from "kysely";
import { lockCouponsOf } from "../coupons/index.ts";

export type LockedTransaction = {
  readonly id: string;
  readonly orderType: OrderType;
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly originMedium: OriginMedium;
  readonly buyerId: ProfileId | null;
  readonly pickUpDateTime: Instant | null;
  readonly registerSessionId: string | null;
};

/**
 * Nobody else delivers, archives or reverts it until this transaction ends. Tells of its row alone: of any other row a
 * statement that had to wait would tell what stood there before.
 */
export async function lockTransaction(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  transactionId: string,
): Promise<LockedTransaction | undefined> {
  const { rows } = await sql<LockedTransaction>`
    select id, order_type as "orderType", status, payment_method as "paymentMethod", origin_medium as "originMedium",
           buyer_id as "buyerId", pick_up_date_time as "pickUpDateTime", register_session_id as "registerSessionId"
      from transaction where id = ${transactionId} and cafeteria_id = ${cafeteriaId} for update`.execute(trx);
  return rows[0];
}

/** What a revert moves, as it stands once it is locked. */
export type Moved = {
  /** Of a split order, what is left by each method. */
  readonly payments: readonly PaymentPart[];
  readonly ownSessionId: string | null;
  readonly origin: SessionState;
  readonly isDrawerCash: boolean;
};

/**
 * Locks all that the revert will move, in the order in which a sale does: client account, products, bought coupons, registers.
 * What is read after it can no longer change under the revert.
 */
async function lockMoved(
  trx: Transaction<unknown>,
  { id, buyerId, registerSessionId }: LockedTransaction,
  profileId: string,
) {
  if (buyerId !== null) {
    await sql`select from account where kind = 'CLIENT' and profile_id = ${buyerId} for no key update`.execute(trx);
  }
  await sql`
    select from product where id in (select product_id from stock_flow where transaction_id = ${id})
     order by id for no key update`.execute(trx);
  await lockCouponsOf(trx, id);
  await sql`
    select from register_session
     where id = ${registerSessionId}::uuid or (seller_id = ${profileId} and closed_at is null)
     order by id for share`.execute(trx);
}

export async function readMoved(
  trx: Transaction<unknown>,
  locked: LockedTransaction,
  profileId: string,
): Promise<Moved> {
  await lockMoved(trx, locked, profileId);
  const { rows } = await sql<Moved>`
    select coalesce((select json_agg(json_build_object('paymentMethod', y.payment_method, 'amount', y.amount)
               order by y.payment_method = ${locked.paymentMethod}, y.payment_method)
             from payment_part y where y.transaction_id = ${locked.id}), '[]') as payments,
           (select id from register_session where seller_id = ${profileId} and closed_at is null) as "ownSessionId",
           coalesce((select case when closed_at is null then 'OPEN' else 'CLOSED' end from register_session
              where id = ${locked.registerSessionId}::uuid), 'NONE') as origin,
           exists (select from posting p join account a on a.id = p.debit_account_id
              left join payment_part y on y.transaction_id = p.cause_id and y.account_id = p.debit_account_id
              where coalesce(y.amount, p.amount) > 0 and p.cause_id = ${locked.id} and p.cause_kind = 'TRANSACTION' and a.kind = 'DRAWER') as "isDrawerCash"`.execute(
    trx,
  );
  return rows[0] ?? { payments: [], ownSessionId: null, origin: "NONE", isDrawerCash: false };
}
