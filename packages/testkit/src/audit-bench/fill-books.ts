import type { Database } from "@cantina/server/db";

const size = { clients: 2_000, products: 200, sessions: 400 } as const;

/**
 * So many sales, each with an item, a stock flow and a posting, spread over accounts, cash drawers and cards, in books
 * that balance. Rows go in with the triggers off and the stored sums are made at the end, or it would take an hour.
 */
const statements = (sales: number): readonly string[] => [
  `insert into country (id, name) values ('AR', 'Argentina') on conflict do nothing`,
  `with place as (
     insert into cafeteria (name, code, country_id, tz_name, balance_floor, default_discount_category_id)
     values ('Libro grande', 'GRANDE', 'AR', 'America/Argentina/Buenos_Aires', -1000000000000, gen_random_uuid())
     returning id, default_discount_category_id)
   insert into discount_category (id, cafeteria_id, name, rate_basis_points)
   select default_discount_category_id, id, 'General', 0 from place`,
  `create temporary table place as select id from cafeteria where code = 'GRANDE'`,
  `with people as (
     insert into authentication_user (email) select 'persona' || n || '@libro.test' from generate_series(0, ${size.clients}) n
     returning id, email)
   insert into profile (authentication_user_id, cafeteria_id, username, type, privilege_level)
   select p.id, place.id, p.email, case p.email when 'persona0@libro.test' then 'CAFETERIA' else 'CLIENT' end,
          case p.email when 'persona0@libro.test' then 'CAFETERIA_EMPLOYEE' end from people p, place`,
  `insert into commensal (cafeteria_id, profile_id, first_name, last_name)
   select cafeteria_id, id, 'Comensal', split_part(username, '@', 1) from profile where type = 'CLIENT'`,
  `with made as (insert into category (cafeteria_id, name, position) select id, 'Todo', 1 from place returning id, cafeteria_id)
   insert into product (cafeteria_id, category_id, position, current_stock)
   select cafeteria_id, id, n, 0 from made, generate_series(1, ${size.products}) n`,
  `insert into product_version (product_id, version, name, price) select id, 1, 'Producto', 100 from product`,
  `insert into register_session (cafeteria_id, seller_id, number, opened_at, closed_at, opening_amount, counted_amount, expected_amount)
   select place.id, p.id, n, timestamptz '2025-01-01' + n * interval '1 day', timestamptz '2025-01-01' + n * interval '1 day' + interval '9 hours',
          0, 0, 0 from place, profile p, generate_series(1, ${size.sessions}) n where p.type = 'CAFETERIA'`,
  `insert into account (cafeteria_id, kind, register_session_id, balance) select cafeteria_id, 'DRAWER', id, 0 from register_session`,
  // Without statistics of tables that were filled a moment ago it would try every client with every sale.
  "set enable_nestloop = off",
  `create temporary table sale as
   select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, n, 1 + n % 5 as quantity, (1 + n % 5) * 100 as total,
          (array['ACCOUNT_BALANCE', 'CASH', 'CARD'])[1 + n % 3] as method, c.id as client_id, m.id as commensal_id, p.id as product_id, s.id as session_id,
          case n % 3 when 0 then ca.id when 1 then da.id else card.id end as paying_id,
          s.opened_at + (n % 500) * interval '1 minute' as at
     from generate_series(1, ${sales}) n
     join (select id, row_number() over (order by id) - 1 as place from profile where type = 'CLIENT') c on c.place = n % ${size.clients}
     join (select id, row_number() over (order by id) - 1 as place from product) p on p.place = n % ${size.products}
     join (select id, opened_at, number - 1 as place from register_session) s on s.place = n % ${size.sessions}
     join commensal m on m.profile_id = c.id
     join account ca on ca.kind = 'CLIENT' and ca.profile_id = c.id
     join account da on da.kind = 'DRAWER' and da.register_session_id = s.id
     join account card on card.kind = 'CARD'`,
  `insert into transaction (id, cafeteria_id, cart_id, order_type, status, buyer_id, commensal_id, seller_id, payment_method, subtotal, total_price,
     local_date, date_time, last_status_update, origin_medium, register_session_id)
   select sale.id, place.id, sale.id, 'ORDER', 'COMPLETED', client_id, commensal_id, e.id, method, total, total, at::date, at, at, 'WEB', session_id
     from sale, place, profile e where e.type = 'CAFETERIA'`,
  `insert into transaction_item (transaction_id, line, type, product_id, product_version, name, price, quantity, total, local_date)
   select id, 1, 'PRODUCT', product_id, 1, 'Producto', 100, quantity, total, at::date from sale`,
  `insert into stock_flow (cafeteria_id, product_id, type, amount, resulting_stock, date_time)
   select place.id, product_id, 'INITIALIZE_STOCK', sum(quantity), sum(quantity), '2025-01-01' from sale, place group by place.id, product_id`,
  // What is left after each: all of a product's sales, less those until then.
  `insert into stock_flow (cafeteria_id, product_id, type, amount, resulting_stock, transaction_id, date_time)
   select place.id, product_id, 'OUT', -quantity,
          sum(quantity) over (partition by product_id) - sum(quantity) over (partition by product_id order by n), sale.id, at
     from sale, place order by n`,
  `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
   select place.id, paying_id, c.id, total, 'TRANSACTION', sale.id, at
     from place, sale, account c where c.kind = 'SALES' order by n`,
  `insert into cash_movement (register_session_id, type, amount, date_time) select id, 'OPEN', 0, opened_at from register_session`,
  `with taken as (select session_id, sum(total) as cash from sale where method = 'CASH' group by session_id)
   update register_session s set counted_amount = cash, expected_amount = cash from taken where session_id = s.id`,
  `with ended as (
     insert into cash_movement (register_session_id, type, amount, date_time)
     select id, 'CLOSE', counted_amount, closed_at from register_session returning id, register_session_id, amount, date_time)
   insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
   select place.id, f.id, d.id, amount, 'CASH_MOVEMENT', ended.id, date_time from place, ended, account d, account f
    where d.register_session_id = ended.register_session_id and f.kind = 'CASH_FLOAT' and amount > 0`,
  `with spent as (select client_id, sum(total) as money from sale where method = 'ACCOUNT_BALANCE' group by client_id)
   update account a set balance = -money from spent where a.profile_id = client_id`,
  "drop table sale, place",
  "reset enable_nestloop",
  "reset session_replication_role",
  "analyze",
];

/** Into an empty, migrated database. One connection, because a sale's rows wait in temporary tables. */
export async function fillBooks({ query }: Pick<Database<unknown>, "query">, sales: number): Promise<void> {
  const accounts =
    "select ensure_accounts(id) from place; select open_client_account(id) from profile where type = 'CLIENT'";
  await query(
    [
      "set session_replication_role = replica",
      ...statements(sales).slice(0, 4),
      accounts,
      ...statements(sales).slice(4),
    ].join(";\n"),
    [],
  );
}
