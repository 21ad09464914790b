import { migration } from "./migration.ts";

/** Counts of what stands on the shelf, and what it takes to tell what stood there at their instant. */
export const counts = migration(`
/* Of an order without a row its status never changed; before its first row it had that one's from_status. So a sale writes none. */
create table order_status_change (
  id bigint generated always as identity,
  transaction_id uuid not null references transaction,
  cafeteria_id uuid not null,
  from_status text not null,
  to_status text not null,
  at timestamptz not null,
  primary key (transaction_id, id)
);
create index order_status_change_list on order_status_change (cafeteria_id, at);
create trigger order_status_change_append_only before update or delete on order_status_change
  for each row execute function refuse_change();
create trigger order_status_change_no_truncate before truncate on order_status_change
  for each statement execute function refuse_change();

create function note_order_status() returns trigger language plpgsql as $$
begin
  insert into order_status_change (transaction_id, cafeteria_id, from_status, to_status, at)
  values (new.id, new.cafeteria_id, old.status, new.status, new.last_status_update);
  return null;
end $$;
create trigger transaction_status_noted after update of status on transaction for each row
  when (old.status is distinct from new.status and new.order_type = 'ORDER') execute function note_order_status();

/* What was pending before that isn't known. A cafeteria that is new knows everything. */
alter table cafeteria add column statuses_known_since timestamptz not null default clock_timestamp();
alter table cafeteria alter column statuses_known_since set default '-infinity';

create table stock_count (
  id uuid primary key,
  cafeteria_id uuid not null references cafeteria,
  profile_id uuid not null references profile,
  at timestamptz not null
);
create index stock_count_list on stock_count (cafeteria_id, at desc, id desc);

alter table stock_flow
  drop constraint stock_flow_type_check,
  drop constraint stock_flow_check,
  add column count_id uuid references stock_count,
  /* The sale from before that count which became known after it. */
  add column compensates uuid references transaction,
  add constraint stock_flow_type_check check (type in ('INITIALIZE_STOCK', 'IN', 'OUT', 'CLEAR_STOCK', 'COUNT')),
  add constraint stock_flow_check check (case type when 'IN' then amount > 0 when 'OUT' then amount < 0
    when 'INITIALIZE_STOCK' then amount >= 0 when 'CLEAR_STOCK' then amount <= 0 else true end),
  add constraint stock_flow_count check ((type = 'COUNT') = (count_id is not null)),
  add constraint stock_flow_compensation check (compensates is null or (type = 'COUNT' and amount > 0));

create table stock_count_row (
  count_id uuid not null references stock_count,
  product_id uuid not null references product,
  counted_at timestamptz not null,
  counted integer not null check (counted >= 0),
  /* What stood on the shelf at that instant, as the books knew it. */
  expected integer not null,
  shortage integer not null check (shortage >= 0),
  record_id bigint not null references stock_flow,
  /* The count of a later instant that held already; this one moved nothing. */
  superseded_by uuid references stock_count,
  primary key (count_id, product_id)
);
create index stock_count_row_product on stock_count_row (product_id, counted_at desc);

alter table stock_shortage
  alter column transaction_id drop not null,
  add column count_id uuid references stock_count,
  /* What put it right. */
  add column resolved_by_record bigint references stock_flow,
  add constraint stock_shortage_cause check (num_nonnulls(transaction_id, count_id) = 1),
  add constraint stock_shortage_count unique (count_id, product_id),
  /* A visitor counts, too. */
  drop constraint stock_shortage_cafeteria_id_resolved_by_fkey,
  add foreign key (resolved_by) references profile;
create index stock_shortage_product on stock_shortage (product_id) where resolved_at is null;

create trigger stock_count_append_only before update or delete on stock_count for each row execute function refuse_change();
create trigger stock_count_no_truncate before truncate on stock_count for each statement execute function refuse_change();
create trigger stock_count_row_append_only before update or delete on stock_count_row
  for each row execute function refuse_change();
create trigger stock_count_row_no_truncate before truncate on stock_count_row
  for each statement execute function refuse_change();

/* What there was at an instant is what the latest booked record dated until then left: by their order, not by their dates. */
drop index stock_flow_product;
create index stock_flow_product on stock_flow (product_id, id desc);
create index stock_flow_marks on stock_flow (product_id, id desc) where type in ('INITIALIZE_STOCK', 'CLEAR_STOCK', 'COUNT');

/*
 * Whether the clock that dated a product's latest record was ahead and has been set back: a jump forward was written
 * down, and the clock shows a time again that it left out. A jump that only made good for one back was none ahead: it
 * began while the clock was still behind the time from which it had been set back.
 */
create function was_ahead(latest timestamptz) returns boolean language plpgsql as $$
declare
  present timestamptz := clock_timestamp();
begin
  return latest > present and exists (
    select from clock_jump j
     where j.from_at < j.to_at and latest >= j.to_at - interval '1 minute'
       and present >= j.from_at - interval '1 minute' and present < j.to_at
       and not exists (
         select from clock_jump k
          where k.to_at < k.from_at and k.last_posting_id <= j.last_posting_id
            and j.from_at >= k.to_at - interval '1 minute' and j.from_at < k.from_at));
end $$;

create or replace function follow_stock() returns trigger language plpgsql as $$
declare
  former record;
begin
  select resulting_stock, date_time into former from stock_flow
   where product_id = new.product_id order by id desc limit 1;
  new.resulting_stock := coalesce(former.resulting_stock, 0) + new.amount;
  if former.date_time > new.date_time and not was_ahead(former.date_time) then
    new.date_time := former.date_time;
  end if;
  return new;
end $$;
`);
