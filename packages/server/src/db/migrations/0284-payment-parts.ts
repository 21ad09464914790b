import { migration } from "./migration.ts";

/**
 * What each method pays of a sale that was split. Of any other sale there is no row: its method pays all of it. As of
 * everything else, what is refunded by units takes its parts with it (0281), and the order keeps what is left.
 */
export const paymentParts = migration(`
create table payment_part (
  transaction_id uuid not null references transaction,
  payment_method text not null check (payment_method in ('ACCOUNT_BALANCE', 'CASH', 'CARD', 'CUSTOM')),
  -- Where it was taken from: its posting's. All sales name some of these, and none ever goes (0243).
  account_id bigint not null,
  amount bigint not null check (amount >= 0),
  primary key (transaction_id, payment_method),
  unique (transaction_id, account_id)
);
create index payment_part_account on payment_part (account_id);

/* At the end of whatever wrote either: the parts are the total, the sale's own method has one, and so has another. */
create function check_payment_parts(the_transaction uuid) returns void language plpgsql as $$
begin
  if not exists (select from payment_part where transaction_id = the_transaction) then
    return;
  end if;
  if not exists (
    select from transaction t
     where t.id = the_transaction and t.order_type = 'ORDER'
       and (select sum(p.amount) = t.total_price and count(*) > 1 and bool_or(p.payment_method = t.payment_method)
                   and bool_and((select a.cafeteria_id from account a where a.id = p.account_id) is not distinct from t.cafeteria_id)
              from payment_part p where p.transaction_id = t.id)) then
    raise exception 'the parts of a sale do not add up to it'
      using errcode = 'check_violation', constraint = 'payment_parts_add_up';
  end if;
end $$;
create function check_parts_of_part() returns trigger language plpgsql as $$
begin
  perform check_payment_parts(the_one) from unnest(array[old.transaction_id, new.transaction_id]) as the_one;
  return null;
end $$;
create function check_parts_of_transaction() returns trigger language plpgsql as $$
begin
  perform check_payment_parts(new.id);
  return null;
end $$;
create constraint trigger payment_parts_add_up after insert or update or delete on payment_part
  deferrable initially deferred for each row execute function check_parts_of_part();
create constraint trigger transaction_parts_add_up after update of total_price, payment_method on transaction
  deferrable initially deferred for each row
  when (old.total_price <> new.total_price or old.payment_method <> new.payment_method)
  execute function check_parts_of_transaction();
`);
