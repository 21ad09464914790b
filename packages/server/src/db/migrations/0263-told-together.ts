import { migration } from "./migration.ts";

/**
 * A sale of four stock-kept lines tells of six changes. Each was a row in four indexes that its numbering wrote anew.
 * They are one row until they are numbered, and then rows that are written once.
 *
 * And each of its lines asked two keys and locked what they name, as stock records did before 0244.
 */
export const toldTogether = migration(`
-- Changes that one transaction made, in their order, until they have numbers.
create table untold_change (
  id bigint generated always as identity primary key,
  cafeteria_id uuid not null,
  entity_types text[] not null,
  entity_ids text[] not null,
  tab_id text,
  at timestamptz not null default clock_timestamp(),
  check (cardinality(entity_types) = cardinality(entity_ids) and cardinality(entity_ids) > 0)
);

/* Each looked up by its key, as in check_stock_flow. */
create function check_transaction_items() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a
     where (select t.id from transaction t where t.id = a.transaction_id) is null
        or (a.product_id is not null and (select p.id from product p where p.id = a.product_id) is null)) then
    raise exception 'a line names what is not there' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger transaction_item_checked after insert on transaction_item
  referencing new table as added for each statement execute function check_transaction_items();
create trigger transaction_item_stays before update of transaction_id, product_id on transaction_item for each row
  execute function refuse_going();
alter table transaction_item
  drop constraint transaction_item_transaction_id_fkey,
  drop constraint transaction_item_product_id_fkey;
`);
