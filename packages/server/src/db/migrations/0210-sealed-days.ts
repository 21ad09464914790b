import { migration } from "./migration.ts";

export const sealedDays = migration(`
-- What is dated before that is late, and leaves a mark. Sales read it; it is written once a day.
create table sales_closing (
  cafeteria_id uuid primary key references cafeteria,
  closed_before timestamptz not null
);

-- Days in which an instant is marked are read from the rows. Each late fact appends its own: nobody waits for another.
create table late_mark (
  id bigint generated always as identity primary key,
  cafeteria_id uuid not null references cafeteria,
  at timestamptz not null
);
create index late_mark_at on late_mark (cafeteria_id, at);

-- A local day whose sales were summed. It counts while its cafeteria is in that zone and nothing in it is marked.
create table sealed_day (
  id bigint generated always as identity primary key,
  cafeteria_id uuid not null references cafeteria,
  local_date date not null,
  tz_name text not null,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  sealed_at timestamptz not null default clock_timestamp(),
  -- What the postings to sales say, by the date of the order and by that of the pickup.
  posted_by_order bigint not null,
  posted_by_pickup bigint not null,
  unique (cafeteria_id, local_date)
);
create index sealed_day_from on sealed_day (cafeteria_id, from_at);

-- Of one sealed day, by one of a sale's dates: what was sold, and with sign -1 what was given back. So are all below.
create table sealed_product (
  sealed_day_id bigint not null references sealed_day on delete cascade,
  date_kind text not null check (date_kind in ('ORDER_DATE', 'PICKUP_DATE')),
  sign smallint not null check (sign in (1, -1)),
  type text not null,
  product_id uuid,
  product_version integer,
  price bigint not null,
  name text not null,
  quantity bigint not null,
  redeemed bigint not null,
  amount bigint not null,
  discount bigint not null
);
create index sealed_product_day on sealed_product (sealed_day_id, date_kind);

-- What the units of promotions held.
create table sealed_promotion_item (
  sealed_day_id bigint not null references sealed_day on delete cascade,
  date_kind text not null check (date_kind in ('ORDER_DATE', 'PICKUP_DATE')),
  sign smallint not null check (sign in (1, -1)),
  product_id uuid not null,
  product_version integer not null,
  price bigint not null,
  item_id uuid not null,
  position integer not null,
  name text not null,
  quantity bigint not null
);
create index sealed_promotion_item_day on sealed_promotion_item (sealed_day_id, date_kind);

create table sealed_class (
  sealed_day_id bigint not null references sealed_day on delete cascade,
  date_kind text not null check (date_kind in ('ORDER_DATE', 'PICKUP_DATE')),
  sign smallint not null check (sign in (1, -1)),
  class_id uuid,
  count bigint not null,
  amount bigint not null,
  discount bigint not null
);
create index sealed_class_day on sealed_class (sealed_day_id, date_kind);

create table sealed_payment (
  sealed_day_id bigint not null references sealed_day on delete cascade,
  date_kind text not null check (date_kind in ('ORDER_DATE', 'PICKUP_DATE')),
  sign smallint not null check (sign in (1, -1)),
  method text not null,
  count bigint not null,
  amount bigint not null
);
create index sealed_payment_day on sealed_payment (sealed_day_id, date_kind);

-- After the row, so that the transaction has its number before it looks whether its day is closed: whoever closes a
-- day and then waits for all lower numbers has in view what left no mark.
create function mark_late_sale() returns trigger language plpgsql as $$
begin
  insert into late_mark (cafeteria_id, at)
  select new.cafeteria_id, fact.at
    from sales_closing c, unnest(array[new.date_time, new.pick_up_date_time, new.cancelled_at]) as fact(at)
   where c.cafeteria_id = new.cafeteria_id and fact.at < c.closed_before;
  return null;
end $$;
create trigger transaction_late after insert on transaction for each row
  when (new.order_type = 'ORDER') execute function mark_late_sale();

create function mark_changed_sale() returns trigger language plpgsql as $$
begin
  insert into late_mark (cafeteria_id, at)
  select new.cafeteria_id, fact.at
    from sales_closing c,
         unnest(array[old.date_time, new.date_time, old.pick_up_date_time, new.pick_up_date_time]) as fact(at)
   where c.cafeteria_id = new.cafeteria_id and fact.at < c.closed_before
     and (new.date_time, new.pick_up_date_time, new.total_price, new.discount, new.payment_method, new.commensal_class_id,
          new.status in ('STARTED', 'COMPLETED') or new.cancelled_at is not null)
         is distinct from
         (old.date_time, old.pick_up_date_time, old.total_price, old.discount, old.payment_method, old.commensal_class_id,
          old.status in ('STARTED', 'COMPLETED') or old.cancelled_at is not null)
  union all
  select new.cafeteria_id, fact.at
    from sales_closing c, unnest(array[old.cancelled_at, new.cancelled_at]) as fact(at)
   where c.cafeteria_id = new.cafeteria_id and fact.at < c.closed_before;
  return null;
end $$;
create trigger transaction_changed_late after update on transaction for each row
  when (new.order_type = 'ORDER' and (new.date_time, new.pick_up_date_time, new.total_price, new.discount, new.payment_method,
      new.commensal_class_id, new.cancelled_at, new.status in ('STARTED', 'COMPLETED'))
    is distinct from (old.date_time, old.pick_up_date_time, old.total_price, old.discount, old.payment_method,
      old.commensal_class_id, old.cancelled_at, old.status in ('STARTED', 'COMPLETED')))
  execute function mark_changed_sale();
`);
