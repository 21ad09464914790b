import { sqlFunction } from "../db/index.ts";

/**
 * The record of a product that tells what there was until an instant: the latest booked of those dated before it; null:
 * there was none. Of one product no record is dated before the one before it, so that a search that halves finds it
 * among a million as fast as among a thousand. Only a clock that was ahead, as a jump that was written down tells,
 * breaks that order; then all since that instant are read. STOCK-09
 */
export const recordBeforeFunction = sqlFunction(
  "stock_record_before",
  `(the_product uuid, until timestamptz) returns bigint language plpgsql stable as $$
declare
  -- Up to it all are dated before that instant, and from the other on none is.
  before bigint := 0;
  beyond bigint;
  latest record;
begin
  if exists (select from clock_jump where from_at < to_at) then
    return (select id from stock_flow where product_id = the_product and date_time < until order by id desc limit 1);
  end if;
  select id, date_time into latest from stock_flow where product_id = the_product order by id desc limit 1;
  if latest.id is null or latest.date_time < until then
    return latest.id;
  end if;
  beyond := latest.id;
  while beyond - before > 1 loop
    select id, date_time into latest from stock_flow
     where product_id = the_product and id <= (before + beyond) / 2 order by id desc limit 1;
    if latest.id is null or latest.date_time < until then
      before := (before + beyond) / 2;
    else
      beyond := latest.id;
    end if;
  end loop;
  return (select id from stock_flow where product_id = the_product and id <= before order by id desc limit 1);
end $$`,
);
