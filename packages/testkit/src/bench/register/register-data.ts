import type pg from "pg";

import type { Credentials } from "../till-client.ts";

/** Minor units, of every order. */
export const orderPrice = 1_250;
const firstNumber = 2;

export const sellerOf = (orders: number): Credentials => ({
  email: `seller-${orders}@bench.test`,
  password: "Vendedor2026",
});

// With the triggers off and the drawer's sum made at the end, or twenty thousand sales would take minutes.
const quickly = (...statements: readonly string[]): string =>
  ["begin", "set local session_replication_role = replica", ...statements, "commit"].join(";\n");

/** A seller with an open register and so many cash orders in it. */
const registerWith = (orders: number, number: number): string => {
  const { email } = sellerOf(orders);
  const session = `(select id from register_session where number = ${number})`;
  return quickly(
    `insert into authentication_user (email, confirmed_at, password_hash)
     select '${email}', now(), password_hash from authentication_user where email = 'seller@bench.test'`,
    `insert into profile (authentication_user_id, cafeteria_id, username, type, privilege_level)
     select u.id, c.id, u.email, 'CAFETERIA', 'CAFETERIA_EMPLOYEE' from authentication_user u, cafeteria c where u.email = '${email}'`,
    `insert into register_session (cafeteria_id, seller_id, number, opening_amount)
     select cafeteria_id, id, ${number}, 0 from profile where username = '${email}'`,
    `insert into cash_movement (register_session_id, type, amount, date_time)
     select id, 'OPEN', 0, opened_at from register_session where number = ${number}`,
    `insert into account (cafeteria_id, kind, register_session_id, balance)
     select cafeteria_id, 'DRAWER', id, ${orders * orderPrice} from register_session where number = ${number}`,
    `create temporary table sold on commit drop as select gen_random_uuid() as id, clock_timestamp() as at from generate_series(1, ${orders})`,
    `insert into transaction (id, cafeteria_id, cart_id, order_type, status, seller_id, payment_method, subtotal, total_price,
       local_date, date_time, last_status_update, origin_medium, register_session_id)
     select sold.id, s.cafeteria_id, sold.id, 'ORDER', 'COMPLETED', s.seller_id, 'CASH', ${orderPrice}, ${orderPrice},
            sold.at::date, sold.at, sold.at, 'WEB', s.id from sold, register_session s where s.id = ${session}`,
    `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
     select d.cafeteria_id, d.id, c.id, ${orderPrice}, 'TRANSACTION', sold.id, sold.at
       from sold, account d join account c on c.cafeteria_id = d.cafeteria_id and c.kind = 'SALES'
      where d.register_session_id = ${session}`,
  );
};

/** As if the register had not been closed. */
const reopened = (orders: number, number: number): string => {
  const session = `(select id from register_session where number = ${number})`;
  const closing = `(select id from cash_movement where type = 'CLOSE' and register_session_id = ${session})`;
  return quickly(
    `delete from posting where cause_id in ${closing}`,
    `delete from cash_movement where id in ${closing}`,
    `update account set balance = ${orders * orderPrice} where register_session_id = ${session}`,
    `update register_session set closed_at = null, counted_amount = null, expected_amount = null where number = ${number}`,
  );
};

export type Registers = { readonly reopen: () => Promise<void> };

/** One register for each of these counts of orders. */
export async function fillRegisters(client: pg.Client, counts: readonly number[]): Promise<Registers> {
  for (const [index, orders] of counts.entries()) await client.query(registerWith(orders, firstNumber + index));
  await client.query("vacuum analyze");
  return {
    reopen: async () => {
      for (const [index, orders] of counts.entries()) await client.query(reopened(orders, firstNumber + index));
    },
  };
}
