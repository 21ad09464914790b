import { migration } from "./migration.ts";

export const clockJumps = migration(`
/* What the database's clock was found to have done; each is told until an administrator confirms it. */
create table clock_jump (
  id uuid primary key,
  /* What it should have shown, and what it showed instead. */
  from_at timestamptz not null,
  to_at timestamptz not null,
  /* By the clock as it was then. */
  noted_at timestamptz not null,
  /* The last one before the jump. */
  last_posting_id bigint not null references posting (id),
  confirmed_at timestamptz,
  confirmed_by uuid references profile (id),
  check ((confirmed_at is null) = (confirmed_by is null))
);
create index clock_jump_open on clock_jump (noted_at) where confirmed_at is null;
`);
