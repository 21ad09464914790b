import { migration } from "./migration.ts";

/** While the inventory is off nothing is consumed, so that what it tells begins with a count once it is on again. */
export const inventorySince = migration(`
-- null: since ever. Of what is there already it is now: orders were completed before they consumed.
alter table cafeteria add column inventory_since timestamptz default clock_timestamp();
alter table cafeteria alter column inventory_since drop default;
alter table consumable add column needs_count boolean not null default true;
alter table consumable alter column needs_count set default false;

create function begin_inventory() returns trigger language plpgsql as $$
begin
  new.inventory_since := clock_timestamp();
  update consumable set needs_count = true where cafeteria_id = new.id and not needs_count;
  return new;
end $$;
create trigger cafeteria_begins_inventory before update of features on cafeteria for each row
  when ('inventory' = any (new.features) and not 'inventory' = any (old.features)) execute function begin_inventory();
`);
