import { migration } from "./migration.ts";

export const subscriptionCharges = migration(`
-- Who could not pay a subscription, on which local day and why (minor units). A later try of that day replaces it.
create table subscription_refusal (
  subscription_id uuid not null references subscription,
  commensal_id uuid not null references commensal,
  local_date date not null,
  at timestamptz not null,
  code text not null check (code in ('INSUFFICIENT_BALANCE', 'NEGATIVE_BALANCE')),
  price bigint not null check (price >= 0),
  missing bigint not null check (missing > 0),
  primary key (subscription_id, commensal_id, local_date)
);

create index subscription_of_cafeteria on subscription (cafeteria_id) where status <> 'DELETED';
`);
