import { migration } from "./migration.ts";

export const uploadsAndPasses = migration(`
-- What one uploaded file made, so that it can be undone.
create table upload_batch (
  id uuid primary key,
  cafeteria_id uuid not null references cafeteria,
  profile_id uuid not null,
  created_at timestamptz not null,
  foreign key (cafeteria_id, profile_id) references profile (cafeteria_id, id)
);
create table upload_batch_product (
  batch_id uuid not null references upload_batch,
  product_id uuid not null references product,
  primary key (batch_id, product_id)
);

-- What a product of type CALENDAR has beside the others.
create table calendar_product (
  product_id uuid primary key references product,
  order_dates date[] not null check (cardinality(order_dates) >= 1),
  delivery_time time not null,
  is_order_cancellable boolean not null default false,
  charge_for_past_orders boolean not null default false
);

-- One sale of a pass. It keeps its own terms: later changes of the pass don't touch it.
create table pass_purchase (
  id uuid primary key,
  cafeteria_id uuid not null references cafeteria,
  product_id uuid not null references product,
  product_version integer not null,
  total bigint not null check (total >= 0),
  is_order_cancellable boolean not null,
  bought_at timestamptz not null,
  foreign key (product_id, product_version) references product_version
);

-- order_date null: what was charged for the dates that were past.
create table pass_order (
  transaction_id uuid primary key references transaction,
  purchase_id uuid not null references pass_purchase,
  order_date date,
  constraint pass_order_date_once unique nulls not distinct (purchase_id, order_date)
);

-- What is booked order by order must be what was paid at once.
create function check_pass_adds_up() returns trigger language plpgsql as $$
begin
  if new.total is distinct from (
    select sum(t.total_price) from pass_order o join transaction t on t.id = o.transaction_id
     where o.purchase_id = new.id) then
    raise exception 'the orders of a pass do not add up to it'
      using errcode = 'check_violation', constraint = 'pass_adds_up';
  end if;
  return null;
end $$;
create constraint trigger pass_adds_up after insert or update on pass_purchase
  deferrable initially deferred for each row execute function check_pass_adds_up();
`);
