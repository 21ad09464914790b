import { migration } from "./migration.ts";

/**
 * What reports of one class, one seller or one way of paying tell of a summed day. The former version reads what it knows
 * of such a day, and sums none anew; days that it sums have none of these, and are summed again.
 */
export const sealedNarrowed = migration(`
alter table sealed_day add column has_narrowed boolean not null default false;

-- What was sold in the day, once each: a product or generic at its price, or with item_id what such a promotion held.
create table sealed_item (
  sealed_day_id bigint not null references sealed_day on delete cascade,
  number integer not null,
  product_id uuid,
  product_version integer,
  price bigint not null,
  name text not null,
  item_id uuid,
  position integer,
  primary key (sealed_day_id, number)
);

-- The sales of one class, seller or way of paying, packed: one row instead of one for each product. The numbers are those
-- of sealed_item, and each stands at the same place in every list. What the postings say has rows of its own.
create table sealed_narrowed (
  sealed_day_id bigint not null references sealed_day on delete cascade,
  date_kind text not null check (date_kind in ('ORDER_DATE', 'PICKUP_DATE')),
  narrowed_by text not null check (narrowed_by in ('CLASS', 'SELLER', 'METHOD')),
  narrowed_to text not null,
  sign smallint not null check (sign in (1, -1)),
  origin_medium text not null,
  is_standing boolean not null,
  posted bigint not null,
  numbers integer[] not null,
  quantities bigint[] not null,
  redeemed bigint[] not null,
  discounts bigint[] not null
);
create index sealed_narrowed_day on sealed_narrowed (sealed_day_id, date_kind, narrowed_by, narrowed_to);
`);
