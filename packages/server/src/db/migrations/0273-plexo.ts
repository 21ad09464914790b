import { migration } from "./migration.ts";

/** A third provider, with a page of its own like the second. */
export const plexo = migration(`
-- Wider than the checks that were there; what is there passes.
alter table provider_link
  drop constraint provider_link_providers,
  add constraint provider_link_providers check (provider in ('MERCADO_PAGO', 'DIRECTA24', 'PLEXO')) not valid;
alter table provider_fee
  drop constraint provider_fee_providers,
  add constraint provider_fee_providers
    check (provider in ('MERCADO_PAGO', 'WALLET_CONNECT', 'DIRECTA24', 'PLEXO', 'MATTILDA')) not valid,
  drop constraint provider_fee_parts,
  -- Where we take nothing, the buyer's part is no part of ours.
  add constraint provider_fee_parts check (
    case when provider in ('DIRECTA24', 'PLEXO', 'MATTILDA') then market_fee = 0 and user_surcharge_fee <= 10000
         else market_fee between user_surcharge_fee and 10000 end) not valid;
alter table payment_intent
  drop constraint payment_intent_providers,
  add constraint payment_intent_providers check (provider in ('MERCADO_PAGO', 'DIRECTA24', 'PLEXO')) not valid;
alter table payment_event
  drop constraint payment_event_providers,
  add constraint payment_event_providers check (provider in ('MERCADO_PAGO', 'DIRECTA24', 'PLEXO')) not valid;
alter table payment_difference
  drop constraint payment_difference_providers,
  add constraint payment_difference_providers check (provider in ('MERCADO_PAGO', 'DIRECTA24', 'PLEXO')) not valid;
alter table payment_comparison
  drop constraint payment_comparison_providers,
  add constraint payment_comparison_providers check (provider in ('MERCADO_PAGO', 'DIRECTA24', 'PLEXO')) not valid;
`);
