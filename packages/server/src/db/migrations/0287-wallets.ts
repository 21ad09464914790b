import { migration } from "./migration.ts";

/** Wallets that clients linked once, and what was told of them; the token that pays is sealed. WALLET-01 SEAL-01 */
export const wallets = migration(`
create table wallet_agreement (
  id uuid primary key,
  cafeteria_id uuid not null references cafeteria,
  client_id uuid not null,
  -- The seller's, for whom the wallet is charged.
  account_id text not null check (length(account_id) between 1 and 64),
  status text not null check (status in ('ASKED', 'ACTIVE', 'ENDED')),
  ending text check (ending in ('EXPIRED', 'REFUSED', 'CODE_LOST', 'CANCELLED', 'UNLINKED', 'DEAD_TOKEN', 'SELLER_LEFT',
    'ACCOUNT_CLOSED')),
  -- The provider's; without one nobody has opened its page of consent.
  agreement_id text check (length(agreement_id) between 1 and 128),
  consent_url text,
  asked_until timestamptz not null,
  is_code_taken boolean not null default false,
  sealed_token bytea,
  sealing_key_id text,
  active_at timestamptz,
  ended_at timestamptz,
  -- Whether the provider knows that it ended.
  is_ended_there boolean not null default false,
  foreign key (cafeteria_id, client_id) references profile (cafeteria_id, id),
  check ((status = 'ENDED') = (ending is not null)),
  check ((status = 'ACTIVE') = (sealed_token is not null)),
  check ((sealed_token is null) = (sealing_key_id is null))
);
create unique index wallet_agreement_open on wallet_agreement (client_id) where status <> 'ENDED';
create index wallet_agreement_client on wallet_agreement (client_id);
create index wallet_agreement_there on wallet_agreement (agreement_id) where agreement_id is not null;
create index wallet_agreement_place on wallet_agreement (cafeteria_id, account_id);
create index wallet_agreement_asked on wallet_agreement (asked_until) where status = 'ASKED';

-- What was told of an agreement: a hint to look, and nothing more. The same version twice is one.
create table wallet_event (
  id bigint generated always as identity primary key,
  agreement_id text not null,
  version text not null,
  received_at timestamptz not null default clock_timestamp(),
  look_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  constraint wallet_event_once unique (agreement_id, version)
);
create index wallet_event_due on wallet_event (look_at) where settled_at is null;

-- Whatever is paid outside: wider than the checks that were there; what is there passes.
alter table payment_intent
  drop constraint payment_intent_providers,
  add constraint payment_intent_providers
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
