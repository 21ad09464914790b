import { sqlFunction } from "../db/index.ts";

/** Who numbered events tells `<cafeteria>:<last number>` on it. */
export const eventChannel = "cantina_events";

/**
 * Numbers what committed since: without gaps, per cafeteria, one caller at a time, so that whoever reads up
 * to a number has seen all below it. A sequence can't promise that: a slow transaction commits after a later one.
 */
export const numberEventsFunction = sqlFunction(
  "number_events",
  `() returns bigint language plpgsql as $$
declare
  numbered bigint;
begin
  -- Held to the commit; the statement after it sees what the holder before us committed.
  perform pg_advisory_xact_lock(731960012);
  with pending as materialized (
    select id, cafeteria_id, row_number() over (partition by cafeteria_id order by id) as place
    from change_event where seq is null
  ), counted as (
    select cafeteria_id, count(*) as amount from pending group by cafeteria_id
  ), advanced as (
    insert into event_counter as c (cafeteria_id, last_seq)
    select cafeteria_id, amount from counted
    on conflict (cafeteria_id) do update set last_seq = c.last_seq + excluded.last_seq
    returning cafeteria_id, last_seq
  ), placed as (
    update change_event e set seq = a.last_seq - n.amount + p.place
    from pending p
    join counted n on n.cafeteria_id = p.cafeteria_id
    join advanced a on a.cafeteria_id = p.cafeteria_id
    where e.id = p.id
    returning e.id
  ), told as (
    select pg_notify('${eventChannel}', cafeteria_id || ':' || last_seq) from advanced
  )
  select (select count(*) from placed) + 0 * (select count(*) from told) into numbered;
  return numbered;
end
$$`,
);
