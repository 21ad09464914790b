import { migration } from "./migration.ts";

/** A fourth provider, with a page of its own; what it calls a canteen stands in payout_account. */
export const paidByMattilda = migration(`
-- Wider than the checks that were there; what is there passes.
alter table payment_intent
  drop constraint payment_intent_providers,
  add constraint payment_intent_providers
    check (provider in ('MERCADO_PAGO', 'WALLET_CONNECT', 'DIRECTA24', 'PLEXO', 'MATTILDA')) not valid;
alter table payment_event
  drop constraint payment_event_providers,
  add constraint payment_event_providers
    check (provider in ('MERCADO_PAGO', 'WALLET_CONNECT', 'DIRECTA24', 'PLEXO', 'MATTILDA')) not valid;
alter table payment_difference
  drop constraint payment_difference_providers,
  add constraint payment_difference_providers
    check (provider in ('MERCADO_PAGO', 'WALLET_CONNECT', 'DIRECTA24', 'PLEXO', 'MATTILDA')) not valid;
alter table payment_comparison
  drop constraint payment_comparison_providers,
  add constraint payment_comparison_providers
    check (provider in ('MERCADO_PAGO', 'WALLET_CONNECT', 'DIRECTA24', 'PLEXO', 'MATTILDA')) not valid;
`);
