import { migration } from "./migration.ts";

export const catalogAndStock = migration(`
-- Pictures live in the database, so that every server process can serve them. The id is the SHA-256 of the bytes.
create table picture (
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml')),
  bytes bytea not null
);

create table category (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  name text not null check (length(name) between 1 and 250),
  position integer not null,
  request_time_limit time,
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DELETED')),
  unique (cafeteria_id, id)
);

create table product (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  type text not null default 'PRODUCT' check (type in ('PRODUCT', 'CALENDAR', 'PROMOTION')),
  category_id uuid not null,
  position integer not null,
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DELETED')),
  description text not null default '' check (length(description) <= 1000),
  current_version integer not null default 1 check (current_version >= 1),
  -- null: not stock controlled. The check is what no race can pass.
  current_stock integer constraint product_stock_not_negative check (current_stock >= 0),
  daily_limit integer check (daily_limit >= 0),
  barcode text,
  shown_in_app boolean not null default true,
  picture_id text references picture,
  hidden_for_classes uuid[] not null default '{}',
  display_dates date[] not null default '{}',
  unique (cafeteria_id, id),
  foreign key (cafeteria_id, category_id) references category (cafeteria_id, id)
);
create index product_list on product (cafeteria_id) where status = 'ENABLED';
create unique index product_barcode on product (cafeteria_id, barcode) where barcode is not null and status = 'ENABLED';

-- What a product was called and cost; orders name the version that they were priced from.
create table product_version (
  product_id uuid not null references product,
  version integer not null check (version >= 1),
  name text not null check (length(name) between 1 and 250),
  price bigint not null check (price >= 0),
  cost bigint check (cost >= 0),
  created_at timestamptz not null default clock_timestamp(),
  primary key (product_id, version)
);

create table product_class_price (
  product_id uuid not null,
  version integer not null,
  class_id uuid not null references cafeteria_class,
  price bigint not null check (price >= 0),
  primary key (product_id, version, class_id),
  foreign key (product_id, version) references product_version
);

-- Foods that a commensal's family has ruled out (feature commensalRestrictions).
create table commensal_restriction (
  commensal_id uuid not null references commensal,
  product_id uuid not null references product,
  primary key (commensal_id, product_id)
);

-- Product stock is the sum of these; amounts are signed units.
create table stock_flow (
  id bigint generated always as identity primary key,
  cafeteria_id uuid not null references cafeteria,
  product_id uuid not null references product,
  type text not null check (type in ('INITIALIZE_STOCK', 'IN', 'OUT', 'CLEAR_STOCK')),
  amount integer not null,
  description text not null default '',
  seller_id uuid references profile,
  transaction_id uuid,
  date_time timestamptz not null default clock_timestamp(),
  check (case type when 'IN' then amount > 0 when 'OUT' then amount < 0 when 'INITIALIZE_STOCK' then amount >= 0 else amount <= 0 end)
);
create index stock_flow_product on stock_flow (product_id, id);
`);
