import { migration } from "./migration.ts";

export const signIn = migration(`
-- What every server process of one database shares: the token secret, and whether it began with seed data.
create table installation (
  name text primary key,
  value bytea not null
);

-- A system administrator works in any cafeteria as a profile of it; visits are not offered at sign-in.
alter table profile add column is_visit boolean not null default false,
  add constraint profile_visit check (not is_visit or privilege_level = 'SYSTEM_ADMINISTRATOR');

-- Who is system administrator in one place is so in all of them, and a visit is worth nothing without that. null: no level.
create function effective_level(p profile) returns text language sql stable as $$
  select case
    when p.type = 'CAFETERIA' and exists (
      select 1 from profile home
       where home.authentication_user_id = p.authentication_user_id and home.status = 'ENABLED'
         and home.privilege_level = 'SYSTEM_ADMINISTRATOR' and not home.is_visit) then 'SYSTEM_ADMINISTRATOR'
    when p.is_visit then null
    else p.privilege_level
  end
$$;

create index single_use_token_age on single_use_token (expires_at);
create index login_session_age on login_session (last_seen_at);
`);
