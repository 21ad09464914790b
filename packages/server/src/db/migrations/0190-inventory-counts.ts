import { migration } from "./migration.ts";

/** Counts of what the pantry holds of each consumable. */
export const inventoryCounts = migration(`
-- When it left the shelf or came back to it, where that was before it was heard of; null: at that time.
alter table consumption add column happened_at timestamptz;

create table inventory_count (
  id uuid primary key,
  cafeteria_id uuid not null references cafeteria,
  profile_id uuid not null references profile,
  at timestamptz not null
);
create index inventory_count_list on inventory_count (cafeteria_id, at desc, id desc);

alter table consumable_movement
  add column count_id uuid references inventory_count,
  -- What happened before that count and was booked after it.
  add column compensates bigint references consumption,
  -- Before there were counts what there was became the first movement, of nobody.
  add constraint consumable_movement_count check (case reason
    when 'COUNT' then count_id is not null or (position = 1 and profile_id is null) else count_id is null end),
  add constraint consumable_movement_compensation check (compensates is null or (count_id is not null and quantity <> 0));
-- Once.
create unique index consumable_movement_compensates on consumable_movement (compensates, consumable_id)
  where compensates is not null;

create table inventory_count_row (
  count_id uuid not null references inventory_count,
  cafeteria_id uuid not null,
  consumable_id uuid not null,
  counted_at timestamptz not null,
  counted bigint not null check (counted >= 0),
  -- What there was at that instant, as the books knew it.
  expected bigint not null,
  -- When it was booked, and what the record is worth by it.
  unit_cost bigint not null check (unit_cost >= 0),
  difference_cost bigint not null,
  record_id bigint not null unique references consumable_movement,
  -- The count of a later instant that held already; this one moved nothing.
  superseded_by uuid references inventory_count,
  primary key (count_id, consumable_id),
  foreign key (cafeteria_id, consumable_id) references consumable (cafeteria_id, id)
);
create index inventory_count_row_holding on inventory_count_row (cafeteria_id, counted_at desc);

create trigger inventory_count_append_only before update or delete on inventory_count
  for each row execute function refuse_change();
create trigger inventory_count_no_truncate before truncate on inventory_count
  for each statement execute function refuse_change();
create trigger inventory_count_row_append_only before update or delete on inventory_count_row
  for each row execute function refuse_change();
create trigger inventory_count_row_no_truncate before truncate on inventory_count_row
  for each statement execute function refuse_change();
`);
