import { migration } from "./migration.ts";

export const orderLifecycle = migration(`
alter table transaction
  -- When and by whom it was handed over from the board; null for what was sold and handed over in one go.
  add column delivered_at timestamptz,
  add column delivered_by uuid,
  add constraint transaction_delivery check (delivered_at is null or status = 'COMPLETED'),
  add foreign key (cafeteria_id, delivered_by) references profile (cafeteria_id, id);
create index transaction_delivered on transaction (cafeteria_id, delivered_at desc) where delivered_at is not null;
create index transaction_on_board on transaction (cafeteria_id, last_status_update) where status = 'CANCELLED';

-- The domain's transition table once more, because no race or script may pass it; a test compares the two.
create function guard_order_step() returns trigger language plpgsql as $$
begin
  if (old.status || '>' || new.status) <> all (array['STARTED>COMPLETED', 'STARTED>CANCELLED', 'COMPLETED>STARTED',
      'COMPLETED>CANCELLED', 'CANCELLED>CANCELLED_ARCHIVED', 'CANCELLED>DELETED', 'CANCELLED_ARCHIVED>DELETED']) then
    raise exception 'no transaction goes from % to %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  new.version := old.version + 1;
  if new.status <> 'COMPLETED' then
    new.delivered_at := null;
    new.delivered_by := null;
  end if;
  return new;
end $$;
create trigger transaction_step before update of status on transaction for each row
  when (old.status is distinct from new.status) execute function guard_order_step();

alter table cafeteria
  add column auto_complete_daily_orders boolean not null default false,
  -- Until when the app takes orders for the same day.
  add column day_order_request_time_limit time,
  add column allowed_order_pickup_time_type text not null default 'ALWAYS_OPEN'
    check (allowed_order_pickup_time_type in ('DISCRETE', 'INTERVAL', 'ALWAYS_OPEN')),
  add column allowed_interval_order_pickup_time_start time,
  add column allowed_interval_order_pickup_time_end time,
  add constraint cafeteria_pickup_interval check (
    (allowed_interval_order_pickup_time_start is null) = (allowed_interval_order_pickup_time_end is null)
    and allowed_interval_order_pickup_time_start <= allowed_interval_order_pickup_time_end);

create table pickup_time (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  time time not null,
  label text not null default '' check (length(label) <= 250),
  -- Empty: for all.
  class_ids uuid[] not null default '{}'
);
create index pickup_time_list on pickup_time (cafeteria_id, time);

-- What a job has done for a local day; the key is what several servers can't both have.
create table local_day_job (
  cafeteria_id uuid not null references cafeteria,
  job text not null,
  local_date date not null,
  done_at timestamptz not null default clock_timestamp(),
  primary key (cafeteria_id, job, local_date)
);
`);
