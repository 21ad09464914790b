import type { PaymentMethod } from "@cantina/domain/cafeteria";
import type { Cents, Instant, LocalDate } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";

export type Payment = {
  readonly id: string;
  readonly cafeteriaId: string;
  readonly kind: "BALANCE_CHARGE" | "COUPON_BUY";
  readonly buyerId: string;
  readonly sellerId: string;
  readonly paymentMethod: PaymentMethod;
  readonly total: Cents;
  readonly at: Instant;
  readonly localDate: LocalDate;
  readonly registerSessionId: string | null;
  readonly coupon: { readonly id: string; readonly quantity: number } | null;
};

const credited = { BALANCE_CHARGE: "CLIENT", COUPON_BUY: "COUPON_SALES" } as const;

/** Writes a transaction that is paid outright, with its one posting: from where the money is to what it pays. */
export async function bookPayment(trx: Transaction<unknown>, payment: Payment): Promise<void> {
  const { id, cafeteriaId, kind, buyerId, paymentMethod, total, at, registerSessionId, coupon } = payment;
  await sql`
    insert into transaction (id, cafeteria_id, order_type, status, buyer_id, seller_id, payment_method, subtotal,
      total_price, local_date, date_time, last_status_update, origin_medium, register_session_id, coupon_id,
      coupons_quantity)
    values (${id}, ${cafeteriaId}, ${kind}, 'COMPLETED', ${buyerId}, ${payment.sellerId}, ${paymentMethod}, ${total},
      ${total}, ${payment.localDate}, ${at}, ${at}, 'WEB', ${registerSessionId}, ${coupon?.id ?? null},
      ${coupon?.quantity ?? null})`.execute(trx);
  if (total === 0) return;
  const fromDrawer = paymentMethod === "CASH" && registerSessionId !== null;
  const debitKind = paymentMethod === "ACCOUNT_BALANCE" ? "CLIENT" : fromDrawer ? "DRAWER" : paymentMethod;
  await sql`
    insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
    values (${cafeteriaId}, ${accountOf(debitKind, payment)}, ${accountOf(credited[kind], payment)}, ${total},
      'TRANSACTION', ${id}, ${at})`.execute(trx);
}

/** Of a client or a drawer there are many; of every other kind a cafeteria has one. */
const accountOf = (kind: string, { cafeteriaId, buyerId, registerSessionId }: Payment) => sql`(
  select id from account where cafeteria_id = ${cafeteriaId} and kind = ${kind}
     and (kind <> 'CLIENT' or profile_id = ${buyerId})
     and (kind <> 'DRAWER' or register_session_id = ${registerSessionId}))`;
