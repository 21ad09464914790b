import { migration } from "./migration.ts";

export const coupons = migration(`
-- ISO 8601 UTC with milliseconds, as the domain writes instants.
create function iso_instant(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create table coupon (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  name text not null check (length(name) between 1 and 250),
  description text not null default '' check (length(description) <= 1000),
  price bigint not null check (price >= 0),
  -- Uses in one book.
  quantity integer not null check (quantity between 1 and 9999),
  valid_days integer check (valid_days between 1 and 3650),
  expiration_date timestamptz,
  shown_in_app boolean not null default false,
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DISABLED', 'DELETED')),
  picture_id text references picture,
  created_at timestamptz not null default clock_timestamp(),
  check ((valid_days is null) <> (expiration_date is null)),
  unique (cafeteria_id, id)
);
create index coupon_list on coupon (cafeteria_id) where status <> 'DELETED';

create table coupon_product (
  coupon_id uuid not null references coupon,
  product_id uuid not null references product,
  primary key (coupon_id, product_id)
);

alter table transaction
  add column coupon_id uuid,
  add column coupons_quantity integer check (coupons_quantity >= 1),
  add constraint transaction_coupon foreign key (cafeteria_id, coupon_id) references coupon (cafeteria_id, id),
  add constraint transaction_buys_coupon check (
    (order_type = 'COUPON_BUY') = (coupon_id is not null) and (coupon_id is null) = (coupons_quantity is null)),
  add constraint transaction_paid_outright check (
    order_type not in ('BALANCE_CHARGE', 'COUPON_BUY') or buyer_id is not null);
alter table transaction_item
  add column redeemed integer not null default 0,
  add constraint transaction_item_redeemed check (redeemed between 0 and quantity);

-- What a client has bought, with its own copy of what the coupon was then.
create table user_coupon (
  id uuid primary key,
  cafeteria_id uuid not null references cafeteria,
  coupon_id uuid not null,
  profile_id uuid not null,
  transaction_id uuid not null unique references transaction,
  name text not null,
  original_quantity integer not null check (original_quantity >= 1),
  -- The check is what no race can pass.
  remaining_quantity integer not null
    constraint user_coupon_remaining check (remaining_quantity between 0 and original_quantity),
  -- DISABLED: the purchase was reverted.
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DISABLED')),
  buy_time timestamptz not null,
  expiration_time timestamptz not null,
  foreign key (cafeteria_id, coupon_id) references coupon (cafeteria_id, id),
  foreign key (cafeteria_id, profile_id) references profile (cafeteria_id, id)
);
alter table user_coupon set (fillfactor = 70);
create index user_coupon_client on user_coupon (profile_id, buy_time);

create table user_coupon_product (
  user_coupon_id uuid not null references user_coupon,
  product_id uuid not null references product,
  primary key (user_coupon_id, product_id)
);

-- Uses left are the original ones less the sum of these; giving back is the same with a minus.
create table user_coupon_use (
  id bigint generated always as identity primary key,
  user_coupon_id uuid not null references user_coupon,
  transaction_id uuid not null,
  line integer not null,
  quantity integer not null check (quantity <> 0),
  at timestamptz not null default clock_timestamp(),
  foreign key (transaction_id, line) references transaction_item (transaction_id, line)
);
create unique index user_coupon_use_once on user_coupon_use (transaction_id, line, user_coupon_id, (quantity > 0));
create index user_coupon_use_coupon on user_coupon_use (user_coupon_id);
create trigger user_coupon_use_append_only before update or delete on user_coupon_use
  for each row execute function refuse_change();
create trigger user_coupon_use_no_truncate before truncate on user_coupon_use
  for each statement execute function refuse_change();

create function apply_coupon_use() returns trigger language plpgsql as $$
begin
  update user_coupon set remaining_quantity = remaining_quantity - new.quantity where id = new.user_coupon_id;
  return null;
end $$;
create trigger coupon_use_applies after insert on user_coupon_use for each row execute function apply_coupon_use();

create function guard_coupon_uses() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.remaining_quantity <> new.original_quantity then
      raise exception 'a bought coupon starts with all its uses' using errcode = 'restrict_violation';
    end if;
  elsif new.original_quantity <> old.original_quantity
    or (new.remaining_quantity <> old.remaining_quantity and pg_trigger_depth() < 2) then
    raise exception 'uses left move by uses only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger user_coupon_starts_full before insert on user_coupon for each row execute function guard_coupon_uses();
create trigger user_coupon_guard before update of remaining_quantity, original_quantity on user_coupon
  for each row execute function guard_coupon_uses();
`);
