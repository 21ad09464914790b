import { migration } from "./migration.ts";

export const lateSales = migration(`
-- Since when somebody may not work here any more: a sale of before that is still theirs.
alter table profile add column disabled_at timestamptz;
update profile set disabled_at = clock_timestamp() where status = 'DELETED';
create function note_disabling() returns trigger language plpgsql as $$
begin
  new.disabled_at := case when new.status = 'DELETED' then coalesce(new.disabled_at, clock_timestamp()) end;
  return new;
end $$;
create trigger profile_disabling before insert or update of status on profile for each row execute function note_disabling();

-- Sold without the server and told of later. The transaction itself carries the time of the sale.
create table late_sale (
  transaction_id uuid primary key references transaction,
  cafeteria_id uuid not null references cafeteria,
  sent_by uuid not null,
  received_at timestamptz not null,
  -- The session that it was sold in is closed: it counts in the next one.
  is_in_next_session boolean not null,
  foreign key (cafeteria_id, sent_by) references profile (cafeteria_id, id)
);

-- Units that were sold and were not in the stock; somebody has to look why.
create table stock_shortage (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  product_id uuid not null,
  transaction_id uuid not null references late_sale,
  quantity integer not null check (quantity > 0),
  resolved_at timestamptz,
  resolved_by uuid,
  unique (transaction_id, product_id),
  check ((resolved_at is null) = (resolved_by is null)),
  foreign key (cafeteria_id, product_id) references product (cafeteria_id, id),
  foreign key (cafeteria_id, resolved_by) references profile (cafeteria_id, id)
);
create index stock_shortage_open on stock_shortage (cafeteria_id) where resolved_at is null;

/*
 * What a late sale is judged by, in one call inside its transaction. Locks come in the order of sale_facts:
 * products by id, then the seller's open register session.
 */
create function late_sale_facts(
  the_cafeteria uuid, the_seller uuid, the_key uuid, the_cart uuid, sold_at timestamptz, the_commensal uuid,
  named_session uuid, the_products uuid[], the_versions integer[]
) returns json language plpgsql volatile as $$
declare
  place record;
  session_now uuid;
  session_then uuid;
  first_answer json;
begin
  perform from product
    where id = any (the_products) and cafeteria_id = the_cafeteria and current_stock is not null
    order by id for no key update;
  select id into session_now from register_session
   where seller_id = the_seller and cafeteria_id = the_cafeteria and closed_at is null for share;

  select json_build_object('status', status, 'answer', answer, 'requestHash', encode(request_hash, 'hex'))
    into first_answer from idempotency_record where cafeteria_id = the_cafeteria and key = the_key;
  if found then
    return json_build_object('firstAnswer', first_answer);
  end if;

  select features, tz_name into strict place from cafeteria where id = the_cafeteria;
  -- What the till knew counts before what the clocks say.
  select id into session_then from register_session
   where seller_id = the_seller and cafeteria_id = the_cafeteria
     and (id = named_session or (opened_at <= sold_at and (closed_at is null or closed_at > sold_at)))
   order by (id = named_session) is true desc, opened_at desc limit 1;

  return json_build_object(
    'firstAnswer', null,
    'soldOrderId', (select id from transaction where cafeteria_id = the_cafeteria and cart_id = the_cart),
    'localDate', (sold_at at time zone place.tz_name)::date,
    'features', place.features,
    'seller', (select json_build_object('level', effective_level(p), 'lostRightAt',
        to_char(p.disabled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from profile p where p.id = the_seller and p.cafeteria_id = the_cafeteria),
    'diner', (select json_build_object('name', c.first_name || ' ' || c.last_name, 'clientId', c.profile_id,
        'classId', c.class_id)
      from commensal c where c.id = the_commensal and c.cafeteria_id = the_cafeteria),
    'registerThen', session_then,
    'registerNow', session_now,
    'products', coalesce((
      select json_agg(json_build_object('id', p.id, 'type', p.type, 'currentStock', p.current_stock))
        from product p where p.id = any (the_products) and p.cafeteria_id = the_cafeteria), '[]'),
    'versions', coalesce((
      select json_agg(json_build_object('productId', v.product_id, 'version', v.version, 'name', v.name,
        'prices', (select json_agg(price) from (
          select v.price union select k.price from product_class_price k
           where k.product_id = v.product_id and k.version = v.version) every_price)))
        from (select distinct product_id, version from unnest(the_products, the_versions) n (product_id, version)) n
        join product p on p.id = n.product_id and p.cafeteria_id = the_cafeteria
        join product_version v on v.product_id = n.product_id and v.version = n.version), '[]'));
end $$;

/* Beside book_sale, before it: what is missing comes into the stock as found, so that the sale can take it out. */
create function find_shortages(the_cafeteria uuid, the_seller uuid, at timestamptz, missing json)
returns void language plpgsql volatile as $$
begin
  with found_units as (
    update product p set current_stock = p.current_stock + m.quantity
      from json_to_recordset(missing) as m(product_id uuid, quantity integer)
     where p.id = m.product_id and p.cafeteria_id = the_cafeteria
    returning p.id, m.quantity
  )
  insert into stock_flow (cafeteria_id, product_id, type, amount, description, seller_id, date_time)
  select the_cafeteria, id, 'IN', quantity, 'Faltante de una venta sin conexión', the_seller, at from found_units;
end $$;

create function note_late_sale(
  the_transaction uuid, the_cafeteria uuid, the_sender uuid, at timestamptz, in_next_session boolean, missing json
) returns void language plpgsql volatile as $$
begin
  insert into late_sale (transaction_id, cafeteria_id, sent_by, received_at, is_in_next_session)
  values (the_transaction, the_cafeteria, the_sender, at, in_next_session);
  insert into stock_shortage (cafeteria_id, product_id, transaction_id, quantity)
  select the_cafeteria, m.product_id, the_transaction, m.quantity
    from json_to_recordset(missing) as m(product_id uuid, quantity integer);
end $$;
`);
