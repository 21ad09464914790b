import { migration } from "./migration.ts";

/** number_events has a name made of its text from here on, and a row of the audit log needs no function. */
export const numberingBesideItsQuery = migration(`
do $$ begin
  if exists (select from cafeteria) then
    -- A server of the release before may still be calling them.
    insert into release (version) select 'former' where not exists (select from release);
    insert into sql_function (name, wanted_by)
      select name, (select max(number) from release) from unnest(array['number_events', 'write_audit_row']) as known (name);
  else
    drop function if exists number_events;
    drop function if exists write_audit_row;
  end if;
end $$;
`);
