import { migration } from "./migration.ts";

/** What the provider's books say otherwise than ours, until a person has looked at it. */
export const paymentDifferences = migration(`
create table payment_difference (
  id uuid primary key,
  cafeteria_id uuid not null references cafeteria,
  provider text not null check (provider in ('MERCADO_PAGO')),
  account_id text not null,
  kind text not null check (kind in (
    'THEIRS_ONLY', 'OURS_ONLY', 'NOT_BOOKED', 'AMOUNT', 'RETURNED', 'CHARGED_BACK', 'REFUNDED')),
  payment_id text not null,
  intent_id uuid references payment_intent,
  ours bigint,
  theirs bigint,
  found_at timestamptz not null default clock_timestamp(),
  resolved_at timestamptz,
  resolved_by uuid references profile,
  comment text check (length(comment) <= 500),
  check ((resolved_at is null) = (resolved_by is null)),
  -- Each is told once, and not again each night.
  unique (provider, account_id, payment_id, kind)
);
create index payment_difference_cafeteria on payment_difference (cafeteria_id, found_at);

-- When both books were compared last, and from when on they are to be again.
create table payment_comparison (
  cafeteria_id uuid not null references cafeteria,
  provider text not null check (provider in ('MERCADO_PAGO')),
  due_at timestamptz not null,
  compared_at timestamptz,
  primary key (cafeteria_id, provider)
);
`);
