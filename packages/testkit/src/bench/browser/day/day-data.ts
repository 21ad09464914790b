import type pg from "pg";

import { askOnce } from "../../ask-once.ts";
import { sellerCredentials } from "../../bench-place.ts";
import { shownProducts } from "../browser-data.ts";

/** With the seller's password. */
export const administratorCredentials = { email: "admin@bench.test", password: sellerCredentials.password };

/** Orders of the last weeks, one every so many minutes. */
const pastOrders = 2_000;
const minutesBetween = 15;

/**
 * What a day meets beside products and diners: a register that is closed, an administrator, and a past with its postings,
 * without which a report would only tell what is wrong with it.
 */
const dayData = `
  begin;
  set local session_replication_role = replica;
  update cafeteria set features = array_append(features, 'flowControl');
  delete from account where kind = 'DRAWER';
  delete from register_session;

  insert into authentication_user (email, confirmed_at, password_hash)
  select '${administratorCredentials.email}', now(), password_hash from authentication_user
   where email = '${sellerCredentials.email}';
  insert into profile (authentication_user_id, cafeteria_id, username, type, privilege_level)
  select u.id, c.id, 'administradora', 'CAFETERIA', 'CAFETERIA_ADMINISTRATOR' from authentication_user u, cafeteria c
   where u.email = '${administratorCredentials.email}';

  create temporary table past on commit drop as
    select gen_random_uuid() as id, n, m.cafeteria_id, m.id as commensal_id, m.class_id, m.profile_id, s.id as seller_id,
           case when n % 3 = 0 then 'CASH' else 'CARD' end as method, now() - n * interval '${minutesBetween} minutes' as at
      from generate_series(1, ${pastOrders}) n
      join (select *, row_number() over (order by id) as place from commensal) m on m.place = 1 + n * 37 % 5000
      cross join profile s where s.username = 'seller';
  create temporary table past_line on commit drop as
    select p.id, k as line, g.id as product_id, v.name, v.price, (p.at at time zone 'America/Argentina/Buenos_Aires')::date as day
      from past p cross join generate_series(1, 3) k
      join product g on g.position = 1 + (p.n * 7 + k * 613) % ${shownProducts}
      join product_version v on v.product_id = g.id and v.version = 1;
  insert into transaction (id, cafeteria_id, cart_id, order_type, status, commensal_id, commensal_class_id, buyer_id, seller_id,
     payment_method, subtotal, total_price, local_date, date_time, last_status_update, origin_medium)
  select p.id, cafeteria_id, p.id, 'ORDER', 'COMPLETED', commensal_id, class_id, profile_id, seller_id, method, t.total, t.total,
         t.day, at, at, 'WEB'
    from past p join (select id, day, sum(price) as total from past_line group by id, day) t on t.id = p.id;
  insert into transaction_item (transaction_id, line, type, product_id, product_version, name, price, quantity, total, local_date)
  select id, line, 'PRODUCT', product_id, 1, name, price, 1, price, day from past_line;
  insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
  select p.cafeteria_id, d.id, k.id, t.total_price, 'TRANSACTION', p.id, p.at
    from past p join transaction t on t.id = p.id
    join account d on d.cafeteria_id = p.cafeteria_id and d.kind = p.method
    join account k on k.cafeteria_id = p.cafeteria_id and k.kind = 'SALES'
   order by p.at;
  commit;
  analyze`;

export const fillDay = (connection: pg.ClientConfig): Promise<void> => askOnce(connection, dayData);
