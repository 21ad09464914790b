import { migration } from "./migration.ts";

/**
 * Movements follow in the order of booking, and what an order took is booked after it happened: one may be dated before
 * the one before it. Each tells from when what it left is what there is, which never goes back, so that what there was
 * at an instant is found by halving among a million as among a thousand. It is null only for what was booked before
 * this migration, in the order of its dates.
 */
export const movementLevels = migration(`
alter table consumable_movement add column level_at timestamptz;
alter table consumable_movement disable trigger consumable_movement_append_only;
-- Those that were booked after one of a later date: a few of a rush.
update consumable_movement m set level_at = k.level_at
  from (select id, at, max(at) over (partition by consumable_id order by position) as level_at from consumable_movement) k
 where k.id = m.id and k.level_at > k.at;
alter table consumable_movement enable trigger consumable_movement_append_only;

/* The release before knows nothing of it. */
create function follow_level() returns trigger language plpgsql as $$
declare
  former timestamptz;
begin
  select coalesce(level_at, at) into former from consumable_movement
   where consumable_id = new.consumable_id and position = new.position - 1;
  new.level_at := case when former > new.at and not was_ahead(former) then former else new.at end;
  return new;
end $$;
create trigger consumable_movement_level before insert on consumable_movement for each row
  when (new.level_at is null) execute function follow_level();
`);
