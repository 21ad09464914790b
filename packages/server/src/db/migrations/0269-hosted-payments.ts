import { migration } from "./migration.ts";

/** A second provider: one with a page of its own, which knows a canteen by an id that it gave to it. */
export const hostedPayments = migration(`
-- Wider than the checks that were there; what is there passes.
alter table provider_link
  drop constraint provider_link_provider_check,
  add constraint provider_link_providers check (provider in ('MERCADO_PAGO', 'DIRECTA24')) not valid,
  drop constraint provider_link_kind_check,
  add constraint provider_link_kinds check (kind in ('OAUTH', 'OWN', 'ASSIGNED')) not valid,
  alter column public_key drop not null,
  alter column sealed_access drop not null,
  alter column sealing_key_id drop not null,
  alter column hook_token drop not null,
  -- ASSIGNED: the keys are the platform's, and none stand here.
  add constraint provider_link_secrets check (
    (kind = 'ASSIGNED') = (public_key is null) and (kind = 'ASSIGNED') = (sealed_access is null)
    and (kind = 'ASSIGNED') = (sealing_key_id is null) and (kind = 'ASSIGNED') = (hook_token is null)) not valid;
alter table provider_fee
  drop constraint provider_fee_provider_check,
  add constraint provider_fee_providers check (provider in ('MERCADO_PAGO', 'WALLET_CONNECT', 'DIRECTA24')) not valid,
  drop constraint provider_fee_check,
  -- Where we take nothing, the buyer's part is no part of ours.
  add constraint provider_fee_parts check (
    case when provider = 'DIRECTA24' then market_fee = 0 and user_surcharge_fee <= 10000
         else market_fee between user_surcharge_fee and 10000 end) not valid;
alter table payment_intent
  drop constraint payment_intent_provider_check,
  add constraint payment_intent_providers check (provider in ('MERCADO_PAGO', 'DIRECTA24')) not valid;
alter table payment_event
  drop constraint payment_event_provider_check,
  add constraint payment_event_providers check (provider in ('MERCADO_PAGO', 'DIRECTA24')) not valid;
alter table payment_difference
  drop constraint payment_difference_provider_check,
  add constraint payment_difference_providers check (provider in ('MERCADO_PAGO', 'DIRECTA24')) not valid;
alter table payment_comparison
  drop constraint payment_comparison_provider_check,
  add constraint payment_comparison_providers check (provider in ('MERCADO_PAGO', 'DIRECTA24')) not valid;
-- Where the buyer pays; null: on our page, or nobody has heard of it yet.
alter table payment_attempt add column page_url text check (length(page_url) <= 2000);
`);
