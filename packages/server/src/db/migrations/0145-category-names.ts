import { migration } from "./migration.ts";

/** Doubles among those of one cafeteria: all but the first get the next free number behind their name. */
const suffixDoubles = (table: "category" | "discount_category", order: string): string => `
do $$
declare
  one record;
  attempt integer;
  suffix text;
begin
  for one in
    select id, cafeteria_id, name from (
      select k.id, k.cafeteria_id, k.name, row_number() over inside as place
        from ${table} k join cafeteria c on c.id = k.cafeteria_id where k.status = 'ENABLED'
      window inside as (partition by k.cafeteria_id, name_key(k.name) order by ${order}, k.id)
    ) numbered where place > 1 order by cafeteria_id, name_key(name), place
  loop
    attempt := 2;
    loop
      suffix := format(' (%s)', attempt);
      exit when not exists (
        select from ${table} k where k.cafeteria_id = one.cafeteria_id and k.status = 'ENABLED'
           and name_key(k.name) = name_key(left(btrim(one.name), 250 - length(suffix)) || suffix));
      attempt := attempt + 1;
    end loop;
    update ${table}
       set name = left(btrim(one.name), 250 - length(suffix)) || suffix, former_name = one.name, version = version + 1
     where id = one.id;
  end loop;
end $$;
create unique index ${table}_name on ${table} (cafeteria_id, name_key(name)) where status = 'ENABLED';
`;

const nameKey = `
-- Names that a person takes for the same: whatever case, accents and spaces. The index calls it with no search path,
-- so it names nothing but what PostgreSQL itself has (unaccent is an extension that not every database offers).
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(lower(regexp_replace(normalize(name, NFD), '[\\u0300-\\u036f]', '', 'g')), '\\s+', ' ', 'g'))
$$;

-- What it was called before it lost its name to another one, until somebody saves it.
alter table category add column former_name text;
alter table discount_category add column former_name text;
`;

export const categoryNames = migration(
  [
    nameKey,
    suffixDoubles("category", "k.position"),
    suffixDoubles("discount_category", "k.id <> c.default_discount_category_id"),
  ].join("\n"),
);
