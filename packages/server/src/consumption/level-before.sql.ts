import { sqlFunction } from "../db/index.ts";

/**
 * What there was of a consumable until an instant: what the latest movement left that counts from before it, which is
 * the sum of all that do. Positions have no gap and none counts from before the one before it, so that a search that
 * halves finds it. Only a clock that was ahead, as a jump that was written down tells, breaks that order; then all
 * since that instant are read. CONSUME-08
 */
export const levelBeforeFunction = sqlFunction(
  "consumable_level_before",
  `(the_consumable uuid, until timestamptz) returns bigint language plpgsql stable as $$
declare
  -- Up to it all count from before that instant, and from the other on none does.
  before bigint := 0;
  beyond bigint;
  middle bigint;
  from_then timestamptz;
  level bigint;
  available bigint := 0;
begin
  select position, coalesce(level_at, at), resulting_available_quantity into beyond, from_then, level
    from consumable_movement where consumable_id = the_consumable order by position desc limit 1;
  if beyond is null or from_then < until then
    return coalesce(level, 0);
  end if;
  if exists (select from clock_jump where from_at < to_at) then
    return coalesce((select resulting_available_quantity from consumable_movement
                      where consumable_id = the_consumable and coalesce(level_at, at) < until
                      order by position desc limit 1), 0);
  end if;
  while beyond - before > 1 loop
    middle := (before + beyond) / 2;
    select coalesce(level_at, at), resulting_available_quantity into from_then, level
      from consumable_movement where consumable_id = the_consumable and position = middle;
    if from_then < until then
      before := middle;
      available := level;
    else
      beyond := middle;
    end if;
  end loop;
  return available;
end $$`,
);
