import { migration } from "./migration.ts";

export const changeEvents = migration(`
-- Written with the change itself; numbered per cafeteria once it is committed.
create table change_event (
  id bigint generated always as identity primary key,
  cafeteria_id uuid not null references cafeteria,
  seq bigint,
  kind text not null check (kind in ('changed', 'deleted')),
  entity_type text not null,
  entity_id text not null,
  tab_id text,
  at timestamptz not null default clock_timestamp()
);
create index change_event_unnumbered on change_event (id) where seq is null;
create unique index change_event_order on change_event (cafeteria_id, seq);

create table event_counter (
  cafeteria_id uuid primary key references cafeteria,
  last_seq bigint not null default 0
);
`);
