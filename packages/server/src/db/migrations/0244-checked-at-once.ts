import { migration } from "./migration.ts";

/**
 * A sale with stock and recipes writes some twenty records, and three keys of each asked by a statement of their own
 * and locked what they named. What these records name never goes, so all of a statement's are checked by one question
 * without a lock; so is that each leaves what the one before it left and its amount.
 */
export const checkedAtOnce = migration(`
create trigger product_stays before delete or update of id, cafeteria_id on product for each row
  execute function refuse_going();
create trigger product_no_truncate before truncate on product for each statement execute function refuse_going();
create trigger profile_stays before delete or update of id, cafeteria_id on profile for each row
  execute function refuse_going();
create trigger profile_no_truncate before truncate on profile for each statement execute function refuse_going();
create trigger transaction_stays before delete or update of id, cafeteria_id on transaction for each row
  execute function refuse_going();
create trigger transaction_no_truncate before truncate on transaction for each statement execute function refuse_going();
create trigger consumable_stays before delete or update of id, cafeteria_id on consumable for each row
  execute function refuse_going();
create trigger consumable_no_truncate before truncate on consumable for each statement execute function refuse_going();

/* Each looked up by its key: a join would read a whole table for four rows. */
create function check_stock_flow() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a
     where a.resulting_stock <> a.amount + coalesce((
             select f.resulting_stock from stock_flow f
              where f.product_id = a.product_id and f.id < a.id order by f.id desc limit 1), 0)) then
    raise exception 'a stock record leaves what was left and its amount' using errcode = 'check_violation';
  end if;
  if exists (
    select from added a
     where (select p.cafeteria_id from product p where p.id = a.product_id) is distinct from a.cafeteria_id
        or (a.seller_id is not null and (select p.id from profile p where p.id = a.seller_id) is null)
        or (a.transaction_id is not null
            and (select t.cafeteria_id from transaction t where t.id = a.transaction_id) is distinct from a.cafeteria_id)) then
    raise exception 'a stock record names what is not there' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger stock_flow_checked after insert on stock_flow
  referencing new table as added for each statement execute function check_stock_flow();
alter table stock_flow
  drop constraint stock_flow_product,
  drop constraint stock_flow_seller_id_fkey,
  drop constraint stock_flow_transaction_id_fkey;
/* Who knows what a record leaves says so; for the others it is looked up. */
drop trigger stock_flow_follows on stock_flow;
create trigger stock_flow_follows before insert on stock_flow for each row
  when (new.resulting_stock is null) execute function follow_stock();

create or replace function follow_movements() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a
     where a.resulting_available_quantity <> a.quantity + coalesce((
             select f.resulting_available_quantity from consumable_movement f
              where f.consumable_id = a.consumable_id and f.position = a.position - 1),
             case when a.position > 1 then null else 0 end)
        is not false) then
    raise exception 'a movement leaves what it left and its quantity' using errcode = 'check_violation';
  end if;
  if exists (
    select from added a
     where (select c.cafeteria_id from consumable c where c.id = a.consumable_id) is distinct from a.cafeteria_id
        or (a.profile_id is not null and (select p.id from profile p where p.id = a.profile_id) is null)
        or (a.consumption_id is not null
            and (select k.cafeteria_id from consumption k where k.id = a.consumption_id) is distinct from a.cafeteria_id)
        or (a.compensates is not null
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
alter table consumable_movement
  drop constraint consumable_movement_cafeteria_id_consumable_id_fkey,
  drop constraint consumable_movement_profile_id_fkey,
  drop constraint consumable_movement_consumption_id_fkey,
  drop constraint consumable_movement_compensates_fkey,
  drop constraint consumable_movement_count_id_fkey,
  drop constraint consumable_movement_preparation_id_fkey,
  drop constraint consumable_movement_undoes_id_fkey;

create function check_consumption() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a
     where (select c.id from cafeteria c where c.id = a.cafeteria_id) is null
        or (a.transaction_id is not null
            and (select t.cafeteria_id from transaction t where t.id = a.transaction_id) is distinct from a.cafeteria_id)
        or (a.profile_id is not null and (select p.id from profile p where p.id = a.profile_id) is null)) then
    raise exception 'a consumption names what is not there' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger consumption_checked after insert on consumption
  referencing new table as added for each statement execute function check_consumption();
alter table consumption
  drop constraint consumption_cafeteria_id_fkey,
  drop constraint consumption_transaction_id_fkey,
  drop constraint consumption_profile_id_fkey;
/* Asked of each row without a function's call: all but that it is folded stays. */
drop trigger consumption_append_only on consumption;
create trigger consumption_stays before delete on consumption for each row execute function guard_consumption();
create trigger consumption_append_only before update on consumption for each row
  when (old.is_folded or row(new.id, new.cafeteria_id, new.reason, new.transaction_id, new.subscription_id, new.product_id,
      new.product_version, new.units, new.recipe_revision, new.profile_id, new.at, new.happened_at)
    is distinct from row(old.id, old.cafeteria_id, old.reason, old.transaction_id, old.subscription_id, old.product_id,
      old.product_version, old.units, old.recipe_revision, old.profile_id, old.at, old.happened_at))
  execute function guard_consumption();
`);
