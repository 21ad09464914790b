import { migration } from "./migration.ts";

/**
 * A foreign key locks the row that it names, shared, until the end of the transaction. All sales of a cafeteria name its
 * row and its sales account: each added itself to the list of who holds them, on one page, for a check that can't fail,
 * because neither is ever deleted. The database says so itself now, and what names them is checked without a lock.
 */
export const unlockedParents = migration(`
create function refuse_going() returns trigger language plpgsql as $$
begin
  raise exception '% stays: others name it', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger cafeteria_stays before delete or update of id on cafeteria for each row
  execute function refuse_going();
create trigger cafeteria_no_truncate before truncate on cafeteria for each statement execute function refuse_going();
create trigger account_stays before delete or update of id, cafeteria_id on account for each row
  execute function refuse_going();
create trigger account_no_truncate before truncate on account for each statement execute function refuse_going();

/* Both accounts are of the posting's cafeteria. */
create or replace function apply_posting() returns trigger language plpgsql as $$
begin
  if (select count(*) from account
       where cafeteria_id = new.cafeteria_id and id in (new.debit_account_id, new.credit_account_id)) <> 2 then
    raise exception 'a posting is between two accounts of its cafeteria' using errcode = 'foreign_key_violation';
  end if;
  update account set balance = balance + case when (id = new.credit_account_id) = (kind = 'CLIENT') then new.amount else -new.amount end
   where id in (new.debit_account_id, new.credit_account_id) and balance is not null;
  return null;
end $$;
alter table posting
  drop constraint posting_cafeteria_id_debit_account_id_fkey,
  drop constraint posting_cafeteria_id_credit_account_id_fkey;

/* Its product is of that cafeteria, which was never asked before; so the cafeteria is there. */
alter table stock_flow
  drop constraint stock_flow_cafeteria_id_fkey,
  drop constraint stock_flow_product_id_fkey,
  add constraint stock_flow_product foreign key (cafeteria_id, product_id) references product (cafeteria_id, id) not valid;

/* Who sold or who pays is of that cafeteria. */
alter table transaction
  drop constraint transaction_cafeteria_id_fkey,
  add constraint transaction_of_somebody check (num_nonnulls(seller_id, buyer_id) > 0) not valid;

/* Both are swept; the call that writes them has found its cafeteria. */
alter table idempotency_record drop constraint idempotency_record_cafeteria_id_fkey;
alter table change_event drop constraint change_event_cafeteria_id_fkey;
`);
