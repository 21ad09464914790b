import { migration } from "./migration.ts";

export const accounts = migration(`
-- Rows whose stock or balance moves at every sale keep room on their page for the next version.
alter table product set (fillfactor = 70);
alter table account set (fillfactor = 70);

-- The money places and incomes of a cafeteria, made once, so that a sale only reads their ids.
create function ensure_accounts(the_cafeteria uuid) returns void language sql as $$
  insert into account (cafeteria_id, kind)
  select the_cafeteria, kind
    from unnest(array['CASH', 'CARD', 'TRANSFER', 'CUSTOM', 'MERCADO_PAGO', 'WALLET_CONNECT', 'DIRECTA24', 'PLEXO',
      'MATTILDA', 'SALES', 'COUPON_SALES', 'SUBSCRIPTION_INCOME', 'CASH_FLOAT', 'CASH_DIFFERENCES', 'CORRECTIONS']) kind
  on conflict do nothing
$$;

create function open_client_account(the_profile uuid) returns void language sql as $$
  insert into account (cafeteria_id, kind, profile_id, balance, floor)
  select p.cafeteria_id, 'CLIENT', p.id, 0, c.balance_floor
    from profile p join cafeteria c on c.id = p.cafeteria_id
   where p.id = the_profile and p.type = 'CLIENT'
  on conflict do nothing
$$;

-- By trigger, because a cafeteria or a client without accounts could not sell and nobody would see why.
create function open_accounts_of_cafeteria() returns trigger language plpgsql as $$
begin
  perform ensure_accounts(new.id);
  return null;
end $$;
create trigger cafeteria_accounts after insert on cafeteria for each row execute function open_accounts_of_cafeteria();

create function open_account_of_profile() returns trigger language plpgsql as $$
begin
  perform open_client_account(new.id);
  return null;
end $$;
create trigger profile_account after insert on profile for each row when (new.type = 'CLIENT')
  execute function open_account_of_profile();

-- Who is already below a raised floor may stay there, but not sink further.
create function follow_balance_floor() returns trigger language plpgsql as $$
begin
  update account set floor = least(new.balance_floor, balance) where cafeteria_id = new.id and kind = 'CLIENT';
  return null;
end $$;
create trigger cafeteria_floor after update of balance_floor on cafeteria for each row
  when (new.balance_floor is distinct from old.balance_floor) execute function follow_balance_floor();

-- An account born with money would have a balance that no posting explains.
create function refuse_opening_balance() returns trigger language plpgsql as $$
begin
  raise exception 'an account starts at 0' using errcode = 'restrict_violation';
end $$;
create trigger account_starts_empty before insert on account for each row when (new.balance <> 0)
  execute function refuse_opening_balance();

do $$ begin
  perform ensure_accounts(id) from cafeteria;
  perform open_client_account(id) from profile where type = 'CLIENT';
end $$;
`);
