import { migration } from "./migration.ts";

export const unkeyedCalls = migration(`
/*
 * Calls that came without a key, one row for each request of a session: the primary key is what lets only one of
 * two that arrive at once at two servers go on.
 */
create table unkeyed_call (
  session_id uuid not null references login_session (id) on delete cascade,
  request_hash bytea not null,
  cafeteria_id uuid not null references cafeteria (id),
  /* The server's own, under which the answer is kept. */
  key uuid not null,
  received_at timestamptz not null default clock_timestamp(),
  /* null: under way. */
  answered_at timestamptz,
  constraint unkeyed_call_key primary key (session_id, request_hash)
);
create index unkeyed_call_age on unkeyed_call (received_at);
`);
