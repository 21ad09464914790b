import { migration } from "./migration.ts";

export const lateSalesInTime = migration(`
-- What the till said; the transaction carries the time that it is booked at.
alter table late_sale add column told_at timestamptz, add column device_time timestamptz;

/* When each discount began to hold, by the database's clock; what was there first held from ever. */
create table discount_terms (
  discount_category_id uuid not null references discount_category,
  since timestamptz not null,
  rate_basis_points integer not null,
  max_discount bigint,
  primary key (discount_category_id, since)
);
/* The holder is a commensal, a client or a cafeteria, whose default it is. */
create table discount_assignment (
  holder_id uuid not null,
  since timestamptz not null,
  -- No key: a cafeteria comes before its default category.
  discount_category_id uuid,
  primary key (holder_id, since)
);
create trigger discount_terms_append_only before delete on discount_terms for each row execute function refuse_change();
create trigger discount_assignment_append_only before delete on discount_assignment for each row execute function refuse_change();

create function note_discount_terms() returns trigger language plpgsql as $$
begin
  insert into discount_terms (discount_category_id, since, rate_basis_points, max_discount)
  values (new.id, case tg_op when 'INSERT' then '-infinity' else clock_timestamp() end, new.rate_basis_points, new.max_discount);
  return null;
end $$;
create trigger discount_terms_begin after insert on discount_category
  for each row execute function note_discount_terms();
create trigger discount_terms_change after update of rate_basis_points, max_discount on discount_category
  for each row when ((old.rate_basis_points, old.max_discount) is distinct from (new.rate_basis_points, new.max_discount))
  execute function note_discount_terms();

create function note_discount_assignment() returns trigger language plpgsql as $$
begin
  insert into discount_assignment (holder_id, since, discount_category_id)
  values (new.id, case tg_op when 'INSERT' then '-infinity' else clock_timestamp() end, new.discount_category_id);
  return null;
end $$;
create trigger commensal_discount_begins after insert on commensal
  for each row when (new.discount_category_id is not null) execute function note_discount_assignment();
create trigger commensal_discount_changes after update of discount_category_id on commensal
  for each row when (old.discount_category_id is distinct from new.discount_category_id)
  execute function note_discount_assignment();
create trigger profile_discount_begins after insert on profile
  for each row when (new.discount_category_id is not null) execute function note_discount_assignment();
create trigger profile_discount_changes after update of discount_category_id on profile
  for each row when (old.discount_category_id is distinct from new.discount_category_id)
  execute function note_discount_assignment();

create function note_default_discount() returns trigger language plpgsql as $$
begin
  insert into discount_assignment (holder_id, since, discount_category_id)
  values (new.id, case tg_op when 'INSERT' then '-infinity' else clock_timestamp() end, new.default_discount_category_id);
  return null;
end $$;
create trigger cafeteria_discount_begins after insert on cafeteria
  for each row when (new.default_discount_category_id is not null) execute function note_default_discount();
create trigger cafeteria_discount_changes after update of default_discount_category_id on cafeteria
  for each row when (old.default_discount_category_id is distinct from new.default_discount_category_id)
  execute function note_default_discount();

insert into discount_terms (discount_category_id, since, rate_basis_points, max_discount)
select id, '-infinity', rate_basis_points, max_discount from discount_category;
insert into discount_assignment (holder_id, since, discount_category_id)
select id, '-infinity'::timestamptz, discount_category_id from commensal where discount_category_id is not null
union all select id, '-infinity', discount_category_id from profile where discount_category_id is not null
union all select id, '-infinity', default_discount_category_id from cafeteria where default_discount_category_id is not null;

drop function note_late_sale(uuid, uuid, uuid, timestamptz, boolean, json);
create function note_late_sale(
  the_transaction uuid, the_cafeteria uuid, the_sender uuid, at timestamptz, in_next_session boolean,
  the_told_at timestamptz, the_device_time timestamptz, missing json
) returns void language plpgsql volatile as $$
begin
  insert into late_sale (transaction_id, cafeteria_id, sent_by, received_at, is_in_next_session, told_at, device_time)
  values (the_transaction, the_cafeteria, the_sender, at, in_next_session, the_told_at, the_device_time);
  insert into stock_shortage (cafeteria_id, product_id, transaction_id, quantity)
  select the_cafeteria, m.product_id, the_transaction, m.quantity
    from json_to_recordset(missing) as m(product_id uuid, quantity integer);
end $$;

create or replace function late_sale_facts(
  the_cafeteria uuid, the_seller uuid, the_key uuid, the_cart uuid, sold_at timestamptz, the_commensal uuid,
  named_session uuid, the_products uuid[], the_versions integer[]
) returns json language plpgsql volatile as $$
declare
  place record;
  session_now record;
  session_then record;
  first_answer json;
  needed uuid[];
begin
  -- What a version holds never changes, so nothing has to be held still.
  needed := the_products || array(
    select i.product_id from unnest(the_products, the_versions) n (product_id, version)
      join product p on p.id = n.product_id and p.cafeteria_id = the_cafeteria
      join promotion_item i on i.promotion_id = n.product_id and i.version = n.version);
  perform from product
    where id = any (needed) and cafeteria_id = the_cafeteria and current_stock is not null
    order by id for no key update;
  select id, opened_at into session_now from register_session
   where seller_id = the_seller and cafeteria_id = the_cafeteria and closed_at is null for share;

  select json_build_object('status', status, 'answer', answer, 'requestHash', encode(request_hash, 'hex'))
    into first_answer from idempotency_record where cafeteria_id = the_cafeteria and key = the_key;
  if found then
    return json_build_object('firstAnswer', first_answer);
  end if;

  select features, tz_name into strict place from cafeteria where id = the_cafeteria;
  -- What the till knew counts before what the clocks say.
  select id, opened_at into session_then from register_session
   where seller_id = the_seller and cafeteria_id = the_cafeteria
     and (id = named_session or (opened_at <= sold_at and (closed_at is null or closed_at > sold_at)))
   order by (id = named_session) is true desc, opened_at desc limit 1;

  return json_build_object(
    'firstAnswer', null,
    'soldOrderId', (select id from transaction where cafeteria_id = the_cafeteria and cart_id = the_cart),
    'timeZone', place.tz_name,
    'features', place.features,
    'seller', (select json_build_object('level', effective_level(p), 'lostRightAt',
        to_char(p.disabled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from profile p where p.id = the_seller and p.cafeteria_id = the_cafeteria),
    'diner', (select json_build_object('name', c.first_name || ' ' || c.last_name, 'clientId', c.profile_id,
        'classId', c.class_id)
      from commensal c where c.id = the_commensal and c.cafeteria_id = the_cafeteria),
    'registerThen', case when session_then.id is not null then json_build_object(
      'id', session_then.id, 'openedAt', iso_instant(session_then.opened_at)) end,
    'registerNow', case when session_now.id is not null then json_build_object(
      'id', session_now.id, 'openedAt', iso_instant(session_now.opened_at)) end,
    'products', coalesce((
      select json_agg(json_build_object('id', p.id, 'type', p.type, 'currentStock', p.current_stock))
        from product p where p.id = any (needed) and p.cafeteria_id = the_cafeteria), '[]'),
    'versions', coalesce((
      select json_agg(json_build_object('productId', v.product_id, 'version', v.version, 'name', v.name,
        'prices', (select json_agg(price) from (
          select v.price union select k.price from product_class_price k
           where k.product_id = v.product_id and k.version = v.version) every_price),
        'items', case when p.type = 'PROMOTION' then promotion_items(p.id, v.version) else '[]' end))
        from (select distinct product_id, version from unnest(the_products, the_versions) n (product_id, version)) n
        join product p on p.id = n.product_id and p.cafeteria_id = the_cafeteria
        join product_version v on v.product_id = n.product_id and v.version = n.version), '[]'));
end $$;
`);
