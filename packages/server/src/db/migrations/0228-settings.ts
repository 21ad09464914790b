import { migration } from "./migration.ts";

/** What administrators decide by topics. Single closed days keep their column, which servers of before read. */
export const settings = migration(`
alter table cafeteria
  add column closed_weekdays text[] not null default '{}'
    check (closed_weekdays <@ array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  add column closing_time time,
  add column hidden_phone_for_employees boolean not null default false,
  -- Counts the changes of all topics.
  add column settings_version integer not null default 1 check (settings_version > 0);

-- Who changed a topic last, and at which count of the settings.
create table cafeteria_topic (
  cafeteria_id uuid not null references cafeteria,
  topic text not null check (topic in ('CUT_OFF', 'PICKUP', 'CLOSED_DAYS', 'BALANCE', 'PAYMENT', 'PHONES')),
  version integer not null check (version > 0),
  -- Perhaps of another cafeteria: a system administrator.
  changed_by uuid not null references profile,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (cafeteria_id, topic)
);
`);
