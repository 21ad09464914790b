import { migration } from "./migration.ts";

/** What administrators said of a new cafeteria's first steps; which are done is seen from what is there. */
export const firstSteps = migration(`
create table first_steps (
  cafeteria_id uuid primary key references cafeteria,
  confirmed text[] not null default '{}'
    check (confirmed <@ array['PAYMENT', 'PICKUP', 'CLOSED_DAYS', 'PRINTER']),
  is_hidden boolean not null default false,
  is_tour_answered boolean not null default false
);
`);
