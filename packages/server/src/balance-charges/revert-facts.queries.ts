import type { BalanceChargeRevertFacts } from "@cantina/domain/balance-charges";
import { type Transaction, sql } from "kysely";

/** Locks the account that a top-up went to, and reads whether it may be taken back. undefined: it is no top-up of this cafeteria. */
export async function readBalanceChargeRevertFacts(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  transactionId: string,
): Promise<BalanceChargeRevertFacts | undefined> {
  await sql`
    select 1 from account where kind = 'CLIENT' and profile_id = (
      select buyer_id from transaction where id = ${transactionId} and cafeteria_id = ${cafeteriaId})
       for no key update`.execute(trx);
  const { rows } = await sql<BalanceChargeRevertFacts>`
    select t.payment_method as "paymentMethod", t.total_price as amount, a.balance,
           coalesce(p.minimum_balance, g.minimum_balance) as "minimumBalance",
           -- The stricter of the two, as a sale has it.
           greatest(c.balance_floor, a.floor) as "balanceFloor"
      from transaction t
      join cafeteria c on c.id = t.cafeteria_id
      join profile p on p.id = t.buyer_id
      join account a on a.kind = 'CLIENT' and a.profile_id = p.id
      left join discount_category own on own.id = p.discount_category_id and own.status = 'ENABLED'
      join discount_category g on g.id = coalesce(own.id, c.default_discount_category_id)
     where t.id = ${transactionId} and t.cafeteria_id = ${cafeteriaId} and t.order_type = 'BALANCE_CHARGE'`.execute(
    trx,
  );
  return rows[0];
}
