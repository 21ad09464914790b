import { migration } from "./migration.ts";

/** What months came to, summed once more from their summed days. */
export const sealedSpans = migration(`
create table sealed_span (
  id bigint generated always as identity primary key,
  cafeteria_id uuid not null references cafeteria,
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- The rows of sealed_day that are in it: a day that is summed anew is another row, and so the span counts no more.
  day_ids bigint[] not null check (cardinality(day_ids) > 1)
);
create index sealed_span_place on sealed_span (cafeteria_id, from_at);

create table sealed_span_diner (
  sealed_span_id bigint not null references sealed_span on delete cascade,
  date_kind text not null check (date_kind in ('ORDER_DATE', 'PICKUP_DATE')),
  sign smallint not null check (sign in (1, -1)),
  origin_medium text not null,
  is_standing boolean not null,
  class_id uuid,
  commensal_id uuid,
  count bigint not null,
  amount bigint not null,
  discount bigint not null
);
create index sealed_span_diner_span on sealed_span_diner (sealed_span_id, date_kind);
`);
