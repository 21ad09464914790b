import { migration } from "./migration.ts";

export const places = migration(`
-- Sets the first password of an account that somebody else made.
alter table single_use_token drop constraint single_use_token_purpose_check,
  add constraint single_use_token_purpose_check check (purpose in ('RESET_PASSWORD', 'CONFIRM_ACCOUNT', 'INVITATION'));

-- A new order of the classes names the list that it was made of.
alter table cafeteria add column classes_version integer not null default 1;

-- Which payment providers a country enables; a row more or less opens or closes one. Countries themselves may come later.
create table country_provider (
  country_id text not null check (country_id ~ '^[A-Z]{2}$'),
  feature text not null check (feature in ('mercadoPago', 'walletConnect', 'directa24', 'plexo', 'mattilda')),
  primary key (country_id, feature)
);
insert into country_provider (country_id, feature)
  select unnest('{AR,BR,CL,CO,MX,PE,UY}'::text[]), 'mercadoPago' union all
  select unnest('{AR,BR,CL,CO,MX,PE,UY}'::text[]), 'walletConnect' union all
  select unnest('{AR,BO,BR,CL,CO,CR,EC,GT,MX,PA,PE,PY,UY}'::text[]), 'directa24' union all
  select unnest('{UY}'::text[]), 'plexo' union all
  select unnest('{CO,EC,MX}'::text[]), 'mattilda';
`);
