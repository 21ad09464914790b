import { migration } from "./migration.ts";

/**
 * What sales that are booked together still asked row by row. The postings of a statement move each account once, in the
 * order of the accounts, so that two statements never wait for each other; what its postings and its transactions name
 * is looked up by key and without a lock, as in 0244, because it never goes.
 *
 * And the transactions of a day that no longer count are few: what was sold is what was ordered without them.
 */
export const salesTogether = migration(`
create function apply_postings() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a
     where (select d.cafeteria_id from account d where d.id = a.debit_account_id) is distinct from a.cafeteria_id
        or (select c.cafeteria_id from account c where c.id = a.credit_account_id) is distinct from a.cafeteria_id) then
    raise exception 'a posting is between two accounts of its cafeteria' using errcode = 'foreign_key_violation';
  end if;
  with moved as materialized (
    select account_id, sum(credited)::bigint as credited
      from (select credit_account_id as account_id, amount as credited from added
            union all
            select debit_account_id, -amount from added) one_side
     group by account_id
  ), held as materialized (
    select id from account where id = any (array(select account_id from moved)) and balance is not null
     order by id for no key update
  )
  update account a
     set balance = balance + case when kind = 'CLIENT' then 1 else -1 end
                             * (select m.credited from moved m where m.account_id = a.id)
   where id = any (array(select id from held));
  return null;
end $$;
drop trigger posting_applies on posting;
create trigger posting_applies after insert on posting
  referencing new table as added for each statement execute function apply_postings();
drop function apply_posting();

create trigger commensal_stays before delete or update of id, cafeteria_id on commensal for each row
  execute function refuse_going();
create trigger commensal_no_truncate before truncate on commensal for each statement execute function refuse_going();
create trigger register_session_stays before delete or update of id, cafeteria_id on register_session for each row
  execute function refuse_going();
create trigger register_session_no_truncate before truncate on register_session
  for each statement execute function refuse_going();
drop trigger transaction_stays on transaction;
create trigger transaction_stays
  before delete or update of id, cafeteria_id, seller_id, buyer_id, commensal_id, register_session_id on transaction
  for each row execute function refuse_going();

create function check_transactions() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a
     where (a.seller_id is not null
            and (select p.cafeteria_id from profile p where p.id = a.seller_id) is distinct from a.cafeteria_id)
        or (a.buyer_id is not null
            and (select p.cafeteria_id from profile p where p.id = a.buyer_id) is distinct from a.cafeteria_id)
        or (a.commensal_id is not null
            and (select m.cafeteria_id from commensal m where m.id = a.commensal_id) is distinct from a.cafeteria_id)
        or (a.register_session_id is not null
            and (select r.cafeteria_id from register_session r where r.id = a.register_session_id)
                is distinct from a.cafeteria_id)) then
    raise exception 'a transaction names what is not there' using errcode = 'foreign_key_violation';
  end if;
  insert into late_mark (cafeteria_id, at)
  select a.cafeteria_id, fact.at
    from added a
    join sales_closing c on c.cafeteria_id = a.cafeteria_id
    cross join lateral unnest(array[a.date_time, a.pick_up_date_time, a.cancelled_at]) as fact(at)
   where fact.at < c.closed_before;
  return null;
end $$;
create trigger transaction_checked after insert on transaction
  referencing new table as added for each statement execute function check_transactions();
alter table transaction
  drop constraint transaction_cafeteria_id_seller_id_fkey,
  drop constraint transaction_cafeteria_id_buyer_id_fkey,
  drop constraint transaction_cafeteria_id_commensal_id_fkey,
  drop constraint transaction_register_session_id_fkey;
drop trigger transaction_late on transaction;
drop function mark_late_sale();

create index transaction_uncounted on transaction (cafeteria_id, local_date)
  where order_type <> 'ORDER' or status not in ('STARTED', 'COMPLETED');
`);
