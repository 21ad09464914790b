import { migration } from "./migration.ts";

/**
 * What a statement added is still checked by one question, but each thing that several of its rows name is looked up
 * once: the movements of 200 sales name 60 consumables, 200 consumptions and one person, and what most of them follow
 * stands in the same statement.
 */
export const cheaperChecks = migration(`
create or replace function follow_movements() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select a.consumable_id, a.position, a.quantity, a.resulting_available_quantity,
             lag(a.position) over one as former_position, lag(a.resulting_available_quantity) over one as former
        from added a window one as (partition by a.consumable_id order by a.position)) a
     where case
       when a.former_position is not null then
         a.position <> a.former_position + 1 or a.resulting_available_quantity <> a.quantity + a.former
       else a.resulting_available_quantity <> a.quantity + coalesce((
              select f.resulting_available_quantity from consumable_movement f
               where f.consumable_id = a.consumable_id and f.position = a.position - 1),
              case when a.position > 1 then null else 0 end)
       end is not false) then
    raise exception 'a movement leaves what it left and its quantity' using errcode = 'check_violation';
  end if;
  if exists (
      select from (select distinct consumable_id, cafeteria_id from added) a
       where (select c.cafeteria_id from consumable c where c.id = a.consumable_id) is distinct from a.cafeteria_id)
    or exists (
      select from (select distinct profile_id from added where profile_id is not null) a
       where (select p.id from profile p where p.id = a.profile_id) is null)
    or exists (
      select from (select distinct consumption_id, cafeteria_id from added where consumption_id is not null) a
       where (select k.cafeteria_id from consumption k where k.id = a.consumption_id) is distinct from a.cafeteria_id)
    or exists (
      select from added a
       where (a.compensates is not null
              and (select k.cafeteria_id from consumption k where k.id = a.compensates) is distinct from a.cafeteria_id)
          or (a.count_id is not null
              and (select c.cafeteria_id from inventory_count c where c.id = a.count_id) is distinct from a.cafeteria_id)
          or (a.preparation_id is not null
              and (select m.cafeteria_id from consumable_movement m where m.id = a.preparation_id) is distinct from a.cafeteria_id)
          or (a.undoes_id is not null
              and (select m.cafeteria_id from consumable_movement m where m.id = a.undoes_id) is distinct from a.cafeteria_id)) then
    raise exception 'a movement names what is not there' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
`);
