import { migration } from "./migration.ts";

/** Whole categories that a commensal may not buy from, and who decided last what it may not buy. */
export const restrictions = migration(`
create table commensal_category_restriction (
  commensal_id uuid not null references commensal,
  category_id uuid not null references category,
  primary key (commensal_id, category_id)
);

alter table commensal
  -- Counts the changes of what it may not buy.
  add column restrictions_version integer not null default 1 check (restrictions_version > 0),
  -- Perhaps of another cafeteria: a system administrator.
  add column restrictions_changed_by uuid references profile,
  add column restrictions_changed_at timestamptz;
`);
