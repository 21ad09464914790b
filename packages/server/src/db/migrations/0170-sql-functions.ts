import { migration } from "./migration.ts";

/** From here on a function that queries call has a name made of its text, and ensureFunctions makes it. */
export const sqlFunctions = migration(`
create table release (
  number bigint generated always as identity primary key,
  version text not null unique,
  first_started_at timestamptz not null default clock_timestamp()
);
/* wanted_by: the newest release that called it. */
create table sql_function (
  name text primary key,
  wanted_by bigint not null references release
);
do $$
declare
  former text[] := '{sale_facts,book_sale,book_promotion_items,late_sale_facts,find_shortages,note_late_sale}';
  one text;
begin
  if exists (select from cafeteria) then
    -- A server of the release before may still be selling with them.
    insert into release (version) values ('former');
    insert into sql_function (name, wanted_by) select name, 1 from unnest(former) as known (name);
  else
    foreach one in array former loop
      execute format('drop function if exists %I', one);
    end loop;
  end if;
end $$;
`);
