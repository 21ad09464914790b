import { migration } from "./migration.ts";

/** By what id a provider pays out to a canteen, and what its buyers pay on top. */
export const payoutAccounts = migration(`
create table payout_account (
  cafeteria_id uuid primary key references cafeteria,
  merchant_id text not null check (length(merchant_id) between 1 and 64),
  assigned_by uuid not null references profile,
  assigned_at timestamptz not null,
  -- What was paid out to one canteen is no other's business.
  constraint payout_account_merchant unique (merchant_id)
);
-- Wider than the checks that were there; what is there passes.
alter table provider_fee
  drop constraint provider_fee_providers,
  add constraint provider_fee_providers
    check (provider in ('MERCADO_PAGO', 'WALLET_CONNECT', 'DIRECTA24', 'MATTILDA')) not valid,
  drop constraint provider_fee_parts,
  -- Where we take nothing, the buyer's part is no part of ours.
  add constraint provider_fee_parts check (
    case when provider in ('DIRECTA24', 'MATTILDA') then market_fee = 0 and user_surcharge_fee <= 10000
         else market_fee between user_surcharge_fee and 10000 end) not valid;
`);
