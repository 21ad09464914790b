import { migration } from "./migration.ts";

export const lateSales = migration(`
-- Since when somebody may not work here any more: a sale of before that is still theirs.
alter table profile add column disabled_at timestamptz;
update profile set disabled_at = clock_timestamp() where status = 'DELETED';
create function note_disabling() returns trigger language plpgsql as $$
begin
  new.disabled_at := case when new.status = 'DELETED' then coalesce(new.disabled_at, clock_timestamp()) end;
  return new;
end $$;
create trigger profile_disabling before insert or update of status on profile for each row execute function note_disabling();

-- Sold without the server and told of later. The transaction itself carries the time of the sale.
create table late_sale (
  transaction_id uuid primary key references transaction,
  cafeteria_id uuid not null references cafeteria,
  sent_by uuid not null,
  received_at timestamptz not null,
  -- The session that it was sold in is closed: it counts in the next one.
  is_in_next_session boolean not null,
  foreign key (cafeteria_id, sent_by) references profile (cafeteria_id, id)
);

-- Units that were sold and were not in the stock; somebody has to look why.
create table stock_shortage (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  product_id uuid not null,
  transaction_id uuid not null references late_sale,
  quantity integer not null check (quantity > 0),
  resolved_at timestamptz,
  resolved_by uuid,
  unique (transaction_id, product_id),
  check ((resolved_at is null) = (resolved_by is null)),
  foreign key (cafeteria_id, product_id) references product (cafeteria_id, id),
  foreign key (cafeteria_id, resolved_by) references profile (cafeteria_id, id)
);
create index stock_shortage_open on stock_shortage (cafeteria_id) where resolved_at is null;
`);
