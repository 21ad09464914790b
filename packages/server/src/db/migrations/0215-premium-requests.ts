import { migration } from "./migration.ts";

/** What other programs are owed to be told, and who asked for the premium metrics. */
export const premiumRequests = migration(`
create table webhook_message (
  id uuid primary key,
  cafeteria_id uuid not null references cafeteria,
  type text not null check (type in ('premium.requested')),
  -- To the letter, because it is signed so.
  body text not null,
  created_at timestamptz not null default clock_timestamp(),
  tries integer not null default 0 check (tries between 0 and 6),
  -- Until then it is somebody's turn to post it.
  send_after timestamptz not null default clock_timestamp(),
  taken_at timestamptz,
  given_up_at timestamptz,
  check (taken_at is null or given_up_at is null)
);
create index webhook_message_due on webhook_message (send_after) where taken_at is null and given_up_at is null;

create table premium_request (
  cafeteria_id uuid primary key references cafeteria,
  message_id uuid not null references webhook_message,
  requested_by uuid not null,
  requested_at timestamptz not null,
  foreign key (cafeteria_id, requested_by) references profile (cafeteria_id, id)
);
`);
