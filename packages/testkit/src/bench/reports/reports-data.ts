import type { Database } from "@cantina/server/db";
import { hash } from "@node-rs/argon2";

import { sellerCredentials } from "../bench-place.ts";

/** Three years of school days, and a canteen that sells two of five orders. */
const days = 1_095;
const linesAnOrder = 3;

/** The same for the same number in every run, and without a pattern that an index or a join could use. */
const drawn = (salt: number, among: string): string => `(abs(hashint8extended(n, ${salt}) % (${among})))::integer`;

const places = [
  `insert into country (id, name) values ('AR', 'Argentina') on conflict do nothing`,
  `with place as (
     insert into cafeteria (name, code, country_id, tz_name, activity_status, features, balance_floor, default_discount_category_id)
     select 'Comedor ' || n, 'COMEDOR' || n, 'AR', 'America/Argentina/Buenos_Aires', 'ACTIVE', '{commensalDailyLimit,metrics,premiumMetrics,calendarProducts,subscriptions}', -1000000000000, gen_random_uuid()
       from generate_series(0, 4) n
     returning id, default_discount_category_id)
   insert into discount_category (id, cafeteria_id, name, rate_basis_points)
   select default_discount_category_id, id, 'General', 0 from place`,
  `create temporary table place as
   select id, right(code, 1)::integer as place, case code when 'COMEDOR0' then 1500 else 600 end as people,
          case code when 'COMEDOR0' then 200 else 80 end as products from cafeteria`,
  `insert into cafeteria_class (cafeteria_id, name, position) select id, k || '° A', k from place, generate_series(0, 11) k`,
  `insert into authentication_user (email) select 'persona' || k || '.' || place || '@libro.test' from place, generate_series(0, people + 4) k`,
  // The first five sell.
  `create temporary table person as
   select gen_random_uuid() as id, u.id as user_id, p.id as cafeteria_id, p.place, k, u.email
     from place p, generate_series(0, p.people + 4) k
     join lateral (select * from authentication_user where email = 'persona' || k || '.' || p.place || '@libro.test') u on true`,
  `insert into profile (id, authentication_user_id, cafeteria_id, username, type, privilege_level)
   select id, user_id, cafeteria_id, email, case when k < 5 then 'CAFETERIA' else 'CLIENT' end, case when k = 0 then 'CAFETERIA_ADMINISTRATOR' when k < 5 then 'CAFETERIA_EMPLOYEE' end from person`,
  `insert into commensal (cafeteria_id, profile_id, first_name, last_name, class_id)
   select p.cafeteria_id, p.id, 'Comensal', p.email, c.id
     from person p join cafeteria_class c on c.cafeteria_id = p.cafeteria_id and c.position = p.k % 12 where p.k >= 5`,
  "select ensure_accounts(id) from place",
  "select open_client_account(id) from profile where type = 'CLIENT'",
  `insert into category (cafeteria_id, name, position) select id, 'Rubro ' || k, k from place, generate_series(0, 7) k`,
  `insert into product (cafeteria_id, category_id, position, current_version)
   select p.id, c.id, k, 3 from place p, generate_series(0, p.products - 1) k join category c on c.position = k % 8 where c.cafeteria_id = p.id`,
  `insert into product_version (product_id, version, name, price, cost)
   select id, v, 'Producto ' || position, 20000 + position * 100 + v * 1500, 9000 + position * 40 from product, generate_series(1, 3) v`,
];

const sales = (orders: number): readonly string[] => [
  "set enable_nestloop = off",
  `create temporary table sale as
   select md5('pedido ' || n)::uuid as id, n, p.id as cafeteria_id, p.products, m.buyer_id, m.commensal_id, m.class_id, s.id as seller_id, m.account_id,
          (array['ACCOUNT_BALANCE', 'ACCOUNT_BALANCE', 'CASH', 'CARD'])[1 + ${drawn(1, "4")}] as method,
          at, (at at time zone 'America/Argentina/Buenos_Aires')::date as day, least(2, day * 3 / ${days}) + 1 as version,
          case when is_app then date_trunc('day', at, 'America/Argentina/Buenos_Aires') + (${drawn(2, "3")}) * interval '1 day' + interval '12 hours' + (${drawn(3, "6")}) * interval '10 minutes' end as picked,
          case when is_app then 'MOBILE' else 'WEB' end as medium, case when ${drawn(4, "100")} = 0 then at + (${drawn(5, "72")}) * interval '1 hour' end as cancelled_at,
          1 + ${drawn(6, String(linesAnOrder * 2 - 1))} as lines
     from (select n, day, ${drawn(7, "10")} as of_place, ${drawn(8, "10")} < 3 as is_app,
                  date_trunc('day', now(), 'America/Argentina/Buenos_Aires') - (${days} - day) * interval '1 day' + interval '8 hours' + (${drawn(9, "420")}) * interval '1 minute' as at
             from (select n, case when extract(isodow from now() - (${days} - raw) * interval '1 day') > 5 then greatest(0, raw - 2) else raw end as day
                     from (select n, (n * ${days} / ${orders})::integer as raw from generate_series(0::bigint, ${orders - 1}) n) spread) counted) drawn
     join place p on p.place = case when of_place < 4 then 0 when of_place < 6 then 1 when of_place < 8 then 2 when of_place = 8 then 3 else 4 end
     join (select p.place, p.k, p.id as buyer_id, c.id as commensal_id, c.class_id, a.id as account_id from person p
             join commensal c on c.profile_id = p.id join account a on a.profile_id = p.id) m
       on m.place = p.place and m.k = 5 + ${drawn(10, "p.people")}
     join person s on s.place = p.place and s.k = ${drawn(11, "5")}`,
  // Some products are sold far more often than others.
  `create temporary table offered as
   select g.cafeteria_id, g.position as place, v.version, v.product_id, v.name, v.price from product g join product_version v on v.product_id = g.id`,
  "analyze sale, offered",
  `create temporary table sold as
   select *, case when ${drawn(20, "10")} = 0 then price * quantity / 10 else 0 end as discount from (
     select s.id, s.n, s.line, s.day, case when s.line = 5 then null else o.product_id end as product_id,
            case when s.line = 5 then null else o.version end as version, case when s.line = 5 then 'Vianda' else o.name end as name, o.price,
            1 + (abs(hashint8extended(s.n, 30 + s.line) % 4) / 3)::integer as quantity
       from (select id, n, cafeteria_id, day, version, line,
                    ((abs(hashint8extended(n, 40 + line) % products) * abs(hashint8extended(n, 50 + line) % products)) / products)::integer as place
               from sale, generate_series(1, 5) line where line <= lines) s
       join offered o on o.cafeteria_id = s.cafeteria_id and o.place = s.place and o.version = s.version) priced`,
  "create temporary table total as select id, sum(price * quantity)::bigint as subtotal, sum(discount)::bigint as discount from sold group by id",
  `insert into transaction (id, cafeteria_id, order_type, status, buyer_id, commensal_id, commensal_class_id, seller_id, payment_method, subtotal, discount, total_price,
     local_date, date_time, pick_up_date_time, last_status_update, origin_medium, cancelled_at, cancelled_by, cancellation_reason)
   select id, cafeteria_id, 'ORDER', case when cancelled_at is null then 'COMPLETED' else 'CANCELLED_ARCHIVED' end, buyer_id, commensal_id, class_id, seller_id, method,
          t.subtotal, t.discount, t.subtotal - t.discount, day, at, picked, at, medium, cancelled_at,
          case when cancelled_at is not null then 'CAFETERIA' end, case when cancelled_at is not null then 'MISTAKEN_ORDER' end
     from sale join total t using (id) order by n`,
  `insert into transaction_item (transaction_id, line, type, product_id, product_version, name, price, quantity, discount, total, local_date)
   select id, line, case when product_id is null then 'GENERIC' else 'PRODUCT' end, product_id, version, name, price, quantity, discount, price * quantity - discount, day
     from sold order by n, line`,
  `create temporary table posted as
   select s.*, t.subtotal - t.discount as paid, k.id as sales_id, case method when 'ACCOUNT_BALANCE' then s.account_id else m.id end as paying_id
     from sale s join total t using (id)
     join account k on k.cafeteria_id = s.cafeteria_id and k.kind = 'SALES'
     left join account m on m.cafeteria_id = s.cafeteria_id and m.kind = s.method`,
  `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
   select * from (
     select cafeteria_id, paying_id, sales_id, paid, 'TRANSACTION', id, at from posted
     union all select cafeteria_id, sales_id, paying_id, paid, 'REVERT', id, cancelled_at from posted where cancelled_at is not null) moved order by at`,
  // A top-up for every twenty orders.
  `insert into transaction (id, cafeteria_id, order_type, status, buyer_id, seller_id, payment_method, subtotal, total_price, local_date, date_time, last_status_update, origin_medium)
   select md5('recarga ' || n)::uuid, cafeteria_id, 'BALANCE_CHARGE', 'COMPLETED', buyer_id, seller_id, 'CARD', 2000000, 2000000, day, at, at, 'WEB' from sale where n % 20 = 0 order by n`,
  `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
   select s.cafeteria_id, m.id, s.account_id, 2000000, 'TRANSACTION', md5('recarga ' || n)::uuid, at
     from sale s join account m on m.cafeteria_id = s.cafeteria_id and m.kind = 'CARD' where n % 20 = 0 order by n`,
  `update account a set balance = moved.balance from (
     select account_id, sum(amount) as balance from (
       select credit_account_id as account_id, amount from posting union all select debit_account_id, -amount from posting) side group by account_id) moved
    where moved.account_id = a.id and a.kind = 'CLIENT'`,
];

const bigTables = "'transaction'::regclass, 'transaction_item'::regclass, 'posting'::regclass";

const statements = (orders: number): readonly string[] => [
  "set session_replication_role = replica",
  "set maintenance_work_mem = '512MB'",
  "set work_mem = '256MB'",
  // Filled without them and indexed once: a third of the time.
  `create temporary table set_aside as select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made_by from pg_index i
    where indrelid in (${bigTables}) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  "do $$ declare one record; begin for one in select * from set_aside loop execute 'drop index ' || one.name; end loop; end $$",
  ...places,
  ...sales(orders),
  "do $$ declare one record; begin for one in select * from set_aside loop execute one.made_by; end loop; end $$",
  "drop table set_aside, place, person, sale, offered, sold, total, posted",
  "reset all",
  "reset session_replication_role",
];

/** By which an administrator of the largest canteen signs in as the bench's seller. */
const asAdministrator =
  "update authentication_user set email = $1, password_hash = $2, confirmed_at = now() where email = 'persona0.0@libro.test'";

/** Orders of about so many lines together, in books that balance, into an empty and migrated database. All on one connection, for its temporary tables. */
export const fillReports =
  (lines: number) =>
  async ({ query }: Pick<Database<unknown>, "query">): Promise<void> => {
    await query(statements(Math.round(lines / linesAnOrder)).join(";\n"), []);
    await query(asAdministrator, [sellerCredentials.email, await hash(sellerCredentials.password)]);
  };
