import type pg from "pg";

import { askOnce } from "../ask-once.ts";

/** Comandas that wait. */
export const boardOrders = 500;

/** Every tenth diner's, in no order of their numbers; nothing else that is searched has digits but the classes. */
const boardData = `
  begin;
  set local session_replication_role = replica;
  create temporary table waiting on commit drop as
    select gen_random_uuid() as id, m.id as commensal_id, m.class_id, m.profile_id, m.cafeteria_id,
           clock_timestamp() - m.place * 7919 % 5000 * interval '1 second' as at
      from (select *, row_number() over (order by substring(last_name from '[0-9]+')::int desc) as place from commensal) m
     where m.place % 10 = 1 order by place limit ${boardOrders};
  insert into transaction (id, cafeteria_id, cart_id, order_type, status, commensal_id, commensal_class_id, buyer_id,
     payment_method, subtotal, total_price, local_date, date_time, last_status_update, origin_medium)
  select id, cafeteria_id, id, 'ORDER', 'STARTED', commensal_id, class_id, profile_id, 'CARD', 300, 300, at::date, at, at, 'MOBILE'
    from waiting;
  insert into transaction_item (transaction_id, line, type, name, price, quantity, total, local_date)
  select id, n, 'GENERIC', (array['Menú del día', 'Jugo de naranja', 'Alfajor'])[n], 100, 1, 100, at::date
    from waiting, generate_series(1, 3) n;
  commit;
  analyze`;

/** Written when the till's other measures are done, because pending orders are read on every screen. */
export const fillBoard = (connection: pg.ClientConfig): Promise<void> => askOnce(connection, boardData);
