import { migration } from "./migration.ts";

export const sealedStanding = migration(`
-- Which sums a day has. The former version's have not what is below, and are summed again.
alter table sealed_day add column version integer not null default 1;

-- Where it was sold, whether it has not been given back to this day, and whether it is a date of a pass.
alter table sealed_product add column origin_medium text, add column is_standing boolean, add column is_pass boolean;
alter table sealed_promotion_item add column origin_medium text, add column is_standing boolean;
alter table sealed_class add column origin_medium text, add column is_standing boolean, add column is_pass boolean;
alter table sealed_payment add column origin_medium text, add column is_standing boolean;

-- What the postings to sales say, and below 0 those that take them back.
create table sealed_posted (
  sealed_day_id bigint not null references sealed_day on delete cascade,
  date_kind text not null check (date_kind in ('ORDER_DATE', 'PICKUP_DATE')),
  sign smallint not null check (sign in (1, -1)),
  origin_medium text not null,
  is_standing boolean not null,
  class_id uuid,
  amount bigint not null
);
create index sealed_posted_day on sealed_posted (sealed_day_id, date_kind);

create table sealed_diner (
  sealed_day_id bigint not null references sealed_day on delete cascade,
  date_kind text not null check (date_kind in ('ORDER_DATE', 'PICKUP_DATE')),
  sign smallint not null check (sign in (1, -1)),
  origin_medium text not null,
  is_standing boolean not null,
  is_pass boolean not null,
  class_id uuid,
  commensal_id uuid,
  count bigint not null,
  amount bigint not null,
  discount bigint not null
);
create index sealed_diner_day on sealed_diner (sealed_day_id, date_kind);

-- Transactions of each kind that stand, by their own date; PASS are the orders that are dates of passes.
create table sealed_transaction (
  sealed_day_id bigint not null references sealed_day on delete cascade,
  kind text not null,
  origin_medium text not null,
  payment_method text not null,
  count bigint not null,
  amount bigint not null
);
create index sealed_transaction_day on sealed_transaction (sealed_day_id);

-- Passes with an order of the day that stands.
create table sealed_pass (
  sealed_day_id bigint not null references sealed_day on delete cascade,
  origin_medium text not null,
  purchase_id uuid not null
);
create index sealed_pass_day on sealed_pass (sealed_day_id);

-- When the day's orders that stand are fetched, by the cafeteria's clocks.
create table sealed_pick_up (
  sealed_day_id bigint not null references sealed_day on delete cascade,
  origin_medium text not null,
  time text not null,
  count bigint not null
);
create index sealed_pick_up_day on sealed_pick_up (sealed_day_id);

-- By how much each client's balance moved in the day: what it was before is what it is less what has moved since.
create table sealed_balance (
  sealed_day_id bigint not null references sealed_day on delete cascade,
  account_id bigint not null,
  amount bigint not null
);
create index sealed_balance_day on sealed_balance (sealed_day_id);

-- Top-ups and charges too. What is given back no longer stands on the day on which it was sold.
create or replace trigger transaction_late after insert on transaction for each row execute function mark_late_sale();

create or replace function mark_changed_sale() returns trigger language plpgsql as $$
begin
  insert into late_mark (cafeteria_id, at)
  select new.cafeteria_id, fact.at
    from sales_closing c,
         unnest(array[old.date_time, new.date_time, old.pick_up_date_time, new.pick_up_date_time]) as fact(at)
   where c.cafeteria_id = new.cafeteria_id and fact.at < c.closed_before
     and (new.date_time, new.pick_up_date_time, new.total_price, new.discount, new.payment_method, new.commensal_class_id,
          new.commensal_id, new.origin_medium, new.cancelled_at is null,
          new.status = 'COMPLETED' or (new.order_type = 'ORDER' and new.status = 'STARTED'))
         is distinct from
         (old.date_time, old.pick_up_date_time, old.total_price, old.discount, old.payment_method, old.commensal_class_id,
          old.commensal_id, old.origin_medium, old.cancelled_at is null,
          old.status = 'COMPLETED' or (old.order_type = 'ORDER' and old.status = 'STARTED'))
  union all
  select new.cafeteria_id, fact.at
    from sales_closing c, unnest(array[old.cancelled_at, new.cancelled_at]) as fact(at)
   where c.cafeteria_id = new.cafeteria_id and fact.at < c.closed_before;
  return null;
end $$;
create or replace trigger transaction_changed_late after update on transaction for each row
  when ((new.date_time, new.pick_up_date_time, new.total_price, new.discount, new.payment_method, new.commensal_class_id,
      new.commensal_id, new.origin_medium, new.cancelled_at, new.status = 'COMPLETED' or (new.order_type = 'ORDER' and new.status = 'STARTED'))
    is distinct from (old.date_time, old.pick_up_date_time, old.total_price, old.discount, old.payment_method, old.commensal_class_id,
      old.commensal_id, old.origin_medium, old.cancelled_at, old.status = 'COMPLETED' or (old.order_type = 'ORDER' and old.status = 'STARTED')))
  execute function mark_changed_sale();

-- Every other posting to a client is dated by its transaction, or by the end of it.
create function mark_late_posting() returns trigger language plpgsql as $$
begin
  insert into late_mark (cafeteria_id, at)
  select new.cafeteria_id, new.at from sales_closing c where c.cafeteria_id = new.cafeteria_id and new.at < c.closed_before;
  return null;
end $$;
create trigger posting_late after insert on posting for each row
  when (new.cause_kind = 'CORRECTION') execute function mark_late_posting();
`);
