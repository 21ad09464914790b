import { migration } from "./migration.ts";

/**
 * The access to a provider's accounts that a cafeteria has left for another one: kept for the payments that are still
 * open there, and deleted then. `provider_link` has one row for each cafeteria, which another account takes. ONLINE-17
 */
export const formerLinks = migration(`
create table former_provider_link (
  cafeteria_id uuid not null references cafeteria,
  provider text not null check (provider in ('MERCADO_PAGO')),
  account_id text not null check (length(account_id) between 1 and 64),
  sealed_access bytea not null,
  sealing_key_id text not null,
  left_at timestamptz not null default clock_timestamp(),
  primary key (cafeteria_id, provider, account_id)
);
create index former_provider_link_account on former_provider_link (account_id);
`);
