import { migration } from "./migration.ts";

export const auditLog = migration(`
-- One row per committed change: who, when, from which session, what. Ids only: names change and people ask to be forgotten.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- null: a change of no cafeteria, such as a new password.
  cafeteria_id uuid,
  -- The call of the contract, or the job.
  action text not null,
  -- All null: nobody was signed in, or the clock did it.
  user_id uuid,
  profile_id uuid,
  session_id uuid,
  -- A system administrator acting inside a cafeteria that is not the administrator's own.
  is_visit boolean not null,
  request_id uuid,
  changes jsonb not null check (jsonb_array_length(changes) > 0)
);
create index audit_log_of_cafeteria on audit_log (cafeteria_id, id);
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function refuse_change();
`);
