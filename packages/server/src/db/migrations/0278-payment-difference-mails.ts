import { migration } from "./migration.ts";

/** Each difference becomes mails once, and each mail is owed until it was sent. */
export const paymentDifferenceMails = migration(`
-- Nobody is mailed what was found before.
alter table payment_difference add column is_mailed boolean not null default true;
alter table payment_difference alter column is_mailed set default false;
create index payment_difference_unmailed on payment_difference (id) where not is_mailed;

create table payment_difference_mail (
  id bigint generated always as identity primary key,
  cafeteria_id uuid not null references cafeteria,
  -- Whom it is for.
  profile_id uuid not null references profile,
  difference_ids uuid[] not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Until then it is somebody's turn to send it.
  send_after timestamptz not null default clock_timestamp()
);
create index payment_difference_mail_due on payment_difference_mail (send_after);
`);
