import { migration } from "./migration.ts";

/** What the kitchen has made, and nobody has fetched yet. */
export const readyOrders = migration(`
-- Of a pending order only: every step takes it away.
alter table transaction add column ready_at timestamptz;

create or replace function guard_order_step() returns trigger language plpgsql as $$
begin
  if (old.status || '>' || new.status) <> all (array['STARTED>COMPLETED', 'STARTED>CANCELLED', 'COMPLETED>STARTED',
      'COMPLETED>CANCELLED', 'CANCELLED>CANCELLED_ARCHIVED', 'CANCELLED>DELETED', 'CANCELLED_ARCHIVED>DELETED'])
    -- As before it: a top-up that is paid online may be paid after a refusal.
    and not (old.order_type = 'BALANCE_CHARGE' and old.cancelled_at is null
      and old.payment_method in ('MERCADO_PAGO', 'WALLET_CONNECT', 'DIRECTA24', 'PLEXO', 'MATTILDA')
      and old.status || '>' || new.status in ('CANCELLED>STARTED', 'CANCELLED>COMPLETED')) then
    raise exception 'no transaction goes from % to %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  new.version := old.version + 1;
  new.ready_at := null;
  if new.status <> 'COMPLETED' then
    new.delivered_at := null;
    new.delivered_by := null;
  end if;
  return new;
end $$;
`);
