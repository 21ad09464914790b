import { migration } from "./migration.ts";

/** Each alert becomes mails once, and each mail is owed until it was sent. */
export const lowStockMails = migration(`
-- Nobody is mailed what happened before.
alter table low_stock_alert add column is_mailed boolean not null default true;
alter table low_stock_alert alter column is_mailed set default false;
create index low_stock_alert_unmailed on low_stock_alert (id) where not is_mailed;

create table low_stock_mail (
  id bigint generated always as identity primary key,
  cafeteria_id uuid not null references cafeteria,
  -- Whom it is for.
  profile_id uuid not null references profile,
  alert_ids bigint[] not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Until then it is somebody's turn to send it.
  send_after timestamptz not null default clock_timestamp()
);
create index low_stock_mail_due on low_stock_mail (send_after);
`);
