/** Active cafeterias with two discount categories and six classes; `named` selects the name and the code of each. */
export const placesOf = (named: string): string => `
insert into country (id, name) values ('AR', 'Argentina') on conflict do nothing;

with place as (
  insert into cafeteria (name, code, country_id, tz_name, activity_status, features, default_discount_category_id)
  select n.name, n.code, 'AR', 'America/Argentina/Buenos_Aires', 'ACTIVE',
         '{stockControl,commensalDailyLimit,commensalRestrictions,flowControl}', gen_random_uuid()
    from (${named}) n (name, code)
  returning id, default_discount_category_id
)
insert into discount_category (id, cafeteria_id, name, rate_basis_points)
select default_discount_category_id, id, 'General', 0 from place;

insert into discount_category (cafeteria_id, name, rate_basis_points, max_discount)
select id, 'Docentes', 1000, 200000 from cafeteria;

insert into cafeteria_class (cafeteria_id, name, position)
select c.id, n || '° A', n from cafeteria c, generate_series(1, 6) n;
`;

/** 1,000 accounts with a commensal each, 200 products with stock; one in twenty has a limit, one in ten a discount. */
export const benchData = `${placesOf("values ('Bench', 'BENCH')")}
insert into authentication_user (email, confirmed_at) select 'c' || n || '@bench', now() from generate_series(1, 1000) n;
insert into profile (authentication_user_id, cafeteria_id, username, type, discount_category_id)
select u.id, c.id, u.email, 'CLIENT', case when u.email like '%7@bench' then g.id end
  from authentication_user u, cafeteria c join discount_category g on g.cafeteria_id = c.id and g.name = 'Docentes';
insert into commensal (cafeteria_id, profile_id, first_name, last_name, class_id, daily_limit)
select p.cafeteria_id, p.id, 'Comensal', p.username,
       (select k.id from cafeteria_class k order by md5(k.id::text || p.id::text) limit 1),
       case when p.username like '%3_@bench' then 100000000000 end
  from profile p;
insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id)
select a.cafeteria_id, k.id, a.id, 100000000000, 'CORRECTION', gen_random_uuid()
  from account a join account k on k.cafeteria_id = a.cafeteria_id and k.kind = 'CORRECTIONS' where a.kind = 'CLIENT';

insert into authentication_user (email, confirmed_at, password_hash) values ('seller@bench.test', now(), '{{hash}}');
insert into profile (authentication_user_id, cafeteria_id, username, type, privilege_level)
select u.id, c.id, 'seller', 'CAFETERIA', 'CAFETERIA_EMPLOYEE' from authentication_user u, cafeteria c where u.email = 'seller@bench.test';
insert into register_session (cafeteria_id, seller_id, number, opening_amount)
select cafeteria_id, id, 1, 0 from profile where type = 'CAFETERIA';
insert into account (cafeteria_id, kind, register_session_id, balance)
select cafeteria_id, 'DRAWER', id, 0 from register_session;

insert into category (cafeteria_id, name, position) select id, 'Todo', 0 from cafeteria;
insert into product (cafeteria_id, category_id, position, current_stock, daily_limit)
select g.cafeteria_id, g.id, n, 1000000000, case when n % 20 = 0 then 1000000000 end
  from category g, generate_series(1, 200) n;
insert into product_version (product_id, version, name, price)
select id, 1, 'Producto ' || position, 50000 + position * 1733 from product;
insert into stock_flow (cafeteria_id, product_id, type, amount)
select cafeteria_id, id, 'INITIALIZE_STOCK', current_stock from product;
`;
