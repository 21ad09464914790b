import { migration } from "./migration.ts";

export const ledgerAndOrders = migration(`
-- Double entry. CLIENT and DRAWER carry a stored balance; the other kinds are busy
-- for every sale of a cafeteria at once, and are summed when asked for.
create table account (
  id bigint generated always as identity primary key,
  cafeteria_id uuid not null references cafeteria,
  kind text not null check (kind in (
    'CLIENT', 'DRAWER', 'CASH', 'CARD', 'TRANSFER', 'CUSTOM', 'MERCADO_PAGO', 'WALLET_CONNECT', 'DIRECTA24', 'PLEXO',
    'MATTILDA', 'SALES', 'COUPON_SALES', 'SUBSCRIPTION_INCOME', 'CASH_FLOAT', 'CASH_DIFFERENCES', 'CORRECTIONS')),
  profile_id uuid,
  register_session_id uuid,
  balance bigint,
  -- The lowest balance that the database lets this account have.
  floor bigint,
  constraint account_floor check (balance >= floor),
  check ((kind = 'CLIENT') = (profile_id is not null)),
  check ((kind = 'DRAWER') = (register_session_id is not null)),
  check ((kind in ('CLIENT', 'DRAWER')) = (balance is not null)),
  unique (cafeteria_id, id),
  foreign key (cafeteria_id, profile_id) references profile (cafeteria_id, id)
);
create unique index account_of_client on account (profile_id) where kind = 'CLIENT';
create unique index account_of_drawer on account (register_session_id) where kind = 'DRAWER';
create unique index account_of_cafeteria on account (cafeteria_id, kind) where kind not in ('CLIENT', 'DRAWER');

-- CLIENT and income accounts grow by credit, money places (DRAWER, CASH, CARD, …) by debit.
create table posting (
  id bigint generated always as identity primary key,
  cafeteria_id uuid not null,
  debit_account_id bigint not null,
  credit_account_id bigint not null,
  amount bigint not null check (amount > 0),
  cause_kind text not null check (cause_kind in ('TRANSACTION', 'REVERT', 'CASH_MOVEMENT', 'CORRECTION')),
  cause_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  check (debit_account_id <> credit_account_id),
  foreign key (cafeteria_id, debit_account_id) references account (cafeteria_id, id),
  foreign key (cafeteria_id, credit_account_id) references account (cafeteria_id, id)
);
create index posting_debit on posting (debit_account_id, id);
create index posting_credit on posting (credit_account_id, id);
create index posting_cause on posting (cause_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger posting_append_only before update or delete on posting for each row execute function refuse_change();
create trigger posting_no_truncate before truncate on posting for each statement execute function refuse_change();
create trigger stock_flow_append_only before update or delete on stock_flow for each row execute function refuse_change();
create trigger stock_flow_no_truncate before truncate on stock_flow for each statement execute function refuse_change();

-- Stored balances follow their postings inside the same statement; nothing else may move them.
create function apply_posting() returns trigger language plpgsql as $$
begin
  update account set balance = balance + case when (id = new.credit_account_id) = (kind = 'CLIENT') then new.amount else -new.amount end
   where id in (new.debit_account_id, new.credit_account_id) and balance is not null;
  return null;
end $$;
create trigger posting_applies after insert on posting for each row execute function apply_posting();

create function guard_balance() returns trigger language plpgsql as $$
begin
  if new.balance is distinct from old.balance and pg_trigger_depth() < 2 then
    raise exception 'balances move by postings only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger account_balance_guard before update of balance on account for each row execute function guard_balance();

create table register_session (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  seller_id uuid not null,
  number integer not null check (number >= 1),
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  opening_amount bigint not null check (opening_amount >= 0),
  counted_amount bigint check (counted_amount >= 0),
  expected_amount bigint,
  check ((closed_at is null) = (counted_amount is null)),
  unique (cafeteria_id, number),
  foreign key (cafeteria_id, seller_id) references profile (cafeteria_id, id)
);
create unique index register_session_open on register_session (seller_id) where closed_at is null;
create index register_session_seller on register_session (seller_id, opened_at desc);
alter table account add foreign key (register_session_id) references register_session;

create table cash_movement (
  id uuid primary key default gen_random_uuid(),
  register_session_id uuid not null references register_session,
  type text not null check (type in ('OPEN', 'CLOSE', 'IN', 'OUT')),
  amount bigint not null check (amount >= 0),
  description text not null default '',
  date_time timestamptz not null default clock_timestamp()
);
create index cash_movement_session on cash_movement (register_session_id, date_time);

create table transaction (
  id uuid primary key,
  cafeteria_id uuid not null references cafeteria,
  cart_id uuid,
  order_type text not null check (order_type in ('ORDER', 'BALANCE_CHARGE', 'COUPON_BUY', 'SUBSCRIPTION_CHARGE')),
  status text not null check (status in ('STARTED', 'COMPLETED', 'CANCELLED', 'CANCELLED_ARCHIVED', 'DELETED')),
  commensal_id uuid,
  commensal_class_id uuid,
  buyer_id uuid,
  seller_id uuid,
  comments text not null default '' check (length(comments) <= 1000),
  payment_method text not null,
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null default 0 check (discount >= 0),
  discount_source text check (discount_source in ('seller', 'category')),
  total_price bigint not null check (total_price >= 0),
  -- The cafeteria's own calendar day: what daily limits and reports count by.
  local_date date not null,
  date_time timestamptz not null,
  pick_up_date_time timestamptz,
  last_status_update timestamptz not null,
  origin_medium text not null check (origin_medium in ('WEB', 'MOBILE', 'SUBSCRIPTION')),
  register_session_id uuid references register_session,
  version integer not null default 1,
  constraint transaction_adds_up check (total_price = subtotal - discount),
  constraint transaction_cart_once unique (cafeteria_id, cart_id),
  foreign key (cafeteria_id, commensal_id) references commensal (cafeteria_id, id),
  foreign key (cafeteria_id, buyer_id) references profile (cafeteria_id, id),
  foreign key (cafeteria_id, seller_id) references profile (cafeteria_id, id)
);
create index transaction_history on transaction (cafeteria_id, date_time desc, id desc);
create index transaction_commensal_day on transaction (commensal_id, local_date) where commensal_id is not null;
create index transaction_pending on transaction (cafeteria_id, date_time) where status = 'STARTED';

-- Orders keep their own copy of names and prices.
create table transaction_item (
  transaction_id uuid not null references transaction,
  line integer not null,
  type text not null check (type in ('PRODUCT', 'GENERIC')),
  product_id uuid references product,
  product_version integer,
  name text not null,
  price bigint not null check (price >= 0),
  quantity integer not null check (quantity >= 1),
  discount bigint not null default 0 check (discount >= 0),
  total bigint not null check (total >= 0),
  local_date date not null,
  primary key (transaction_id, line),
  check ((type = 'PRODUCT') = (product_id is not null)),
  check ((product_id is null) = (product_version is null))
);
create index transaction_item_product_day on transaction_item (product_id, local_date) where product_id is not null;
alter table stock_flow add foreign key (transaction_id) references transaction;

-- Which limit was knowingly passed, by whom and by how much (minor units or units).
create table ignored_limit (
  transaction_id uuid not null references transaction,
  flag text not null check (flag in ('ignoreLimit', 'ignoreAllProductsDailyLimit', 'ignoreInsufficientBalance')),
  amount bigint not null check (amount > 0),
  profile_id uuid not null references profile,
  at timestamptz not null,
  primary key (transaction_id, flag)
);

-- The first answer to a key, kept in the transaction that it reports.
create table idempotency_record (
  cafeteria_id uuid not null references cafeteria,
  key uuid not null,
  request_hash bytea not null,
  status integer not null,
  answer text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint idempotency_record_key primary key (cafeteria_id, key)
);
create index idempotency_record_age on idempotency_record (created_at);
`);
