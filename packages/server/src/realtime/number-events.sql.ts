import { sqlFunction } from "../db/index.ts";

/** Who numbered events tells `<cafeteria>:<last number>` on it. */
export const eventChannel = "cantina_events";

/** Of what `pending` names, counted on for each cafeteria, and told. */
const advanced = `counted as (
    select cafeteria_id, count(*) as amount from pending group by cafeteria_id
  ), advanced as (
    insert into event_counter as c (cafeteria_id, last_seq)
    select cafeteria_id, amount from counted
    on conflict (cafeteria_id) do update set last_seq = c.last_seq + excluded.last_seq
    returning cafeteria_id, last_seq
  ), told as (
    select pg_notify('${eventChannel}', cafeteria_id || ':' || last_seq) from advanced
  )`;

/**
 * Numbers what committed since: without gaps, per cafeteria, one caller at a time, so that whoever reads up
 * to a number has seen all below it. A sequence can't promise that: a slow transaction commits after a later one.
 */
export const numberEventsFunction = sqlFunction(
  "number_events",
  `() returns bigint language plpgsql
  -- Both tables' own sizes say nothing of how few wait.
  set enable_seqscan = off as $$
declare
  numbered bigint := 0;
  more bigint;
begin
  -- Held to the commit; the statement after it sees what the holder before us committed.
  perform pg_advisory_xact_lock(731960012);
  if exists (select from change_event where seq is null) then
    with pending as materialized (
      select id, cafeteria_id, row_number() over (partition by cafeteria_id order by id) as place
      from change_event where seq is null
    ), ${advanced}, placed as (
      update change_event e set seq = a.last_seq - n.amount + p.place
      from pending p
      join counted n on n.cafeteria_id = p.cafeteria_id
      join advanced a on a.cafeteria_id = p.cafeteria_id
      where e.id = p.id
      returning e.id
    )
    select (select count(*) from placed) + 0 * (select count(*) from told) into numbered;
  end if;
  -- What was told together: written with its number, and never again.
  if exists (select from untold_change) then
    with drained as (
      delete from untold_change where id > 0 returning id, cafeteria_id, entity_types, entity_ids, tab_id, at
    ), pending as materialized (
      select d.cafeteria_id, c.entity_type, c.entity_id, d.tab_id, d.at,
             row_number() over (partition by d.cafeteria_id order by d.id, c.place) as place
      from drained d, unnest(d.entity_types, d.entity_ids) with ordinality as c(entity_type, entity_id, place)
    ), ${advanced}, placed as (
      insert into change_event (cafeteria_id, seq, kind, entity_type, entity_id, tab_id, at)
      select p.cafeteria_id, a.last_seq - n.amount + p.place, 'changed', p.entity_type, p.entity_id, p.tab_id, p.at
      from pending p
      join counted n on n.cafeteria_id = p.cafeteria_id
      join advanced a on a.cafeteria_id = p.cafeteria_id
      returning id
    )
    select (select count(*) from placed) + 0 * (select count(*) from told) into more;
    numbered := numbered + more;
  end if;
  return numbered;
end $$`,
);
