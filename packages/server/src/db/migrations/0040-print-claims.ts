import { migration } from "./migration.ts";

export const printClaims = migration(`
-- Who prints which update of an order: one row per order, version and station.
create table print_claim (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  order_id uuid not null references transaction,
  version integer not null check (version >= 1),
  station text not null check (length(station) between 1 and 40),
  device_id uuid not null,
  claimed_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('PRINTED', 'DISCARDED')),
  constraint print_claim_once unique (order_id, version, station),
  check ((ended_at is null) = (ended_as is null))
);
create index print_claim_age on print_claim (claimed_at);
`);
