import { migration } from "./migration.ts";

export const claimsAndSubscriptions = migration(`
create table claim (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  profile_id uuid not null,
  phone_number text not null check (length(phone_number) between 1 and 40),
  comments text not null check (length(comments) between 1 and 1000),
  issue text not null check (issue in ('MODIFY_ORDER', 'CANCEL_ORDER', 'ORDER_ISSUE', 'SERVICE_COMPLAINT',
    'BALANCE_ISSUE', 'PROFILE_INQUIRY', 'BALANCE_INQUIRY', 'APP_INQUIRY')),
  status text not null default 'UNSOLVED' check (status in ('UNSOLVED', 'SOLVED')),
  date_time timestamptz not null,
  last_status_update timestamptz not null,
  foreign key (cafeteria_id, profile_id) references profile (cafeteria_id, id)
);
create index claim_inbox on claim (cafeteria_id, status, date_time desc);

create table subscription (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  name text not null check (length(name) between 1 and 250),
  available_week_dates text[] not null default '{}' check (available_week_dates <@ array[
    'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DISABLED', 'DELETED')),
  unique (cafeteria_id, id)
);

-- From that day of the month on, it costs that much (minor units).
create table subscription_price (
  subscription_id uuid not null references subscription,
  day integer not null check (day between 1 and 31),
  price bigint not null check (price >= 0),
  primary key (subscription_id, day)
);

create table subscription_commensal (
  cafeteria_id uuid not null,
  subscription_id uuid not null,
  commensal_id uuid not null,
  primary key (subscription_id, commensal_id),
  foreign key (cafeteria_id, subscription_id) references subscription (cafeteria_id, id),
  foreign key (cafeteria_id, commensal_id) references commensal (cafeteria_id, id)
);
create index subscription_commensal_of on subscription_commensal (commensal_id);

-- Who has paid which calendar month, named by its first day. A reverted charge keeps its row with the time of the revert.
create table subscription_charge (
  subscription_id uuid not null references subscription,
  commensal_id uuid not null references commensal,
  month date not null check (extract(day from month) = 1),
  transaction_id uuid not null unique references transaction,
  reverted_at timestamptz
);
create unique index subscription_charge_once on subscription_charge (subscription_id, commensal_id, month)
  where reverted_at is null;

-- A meal that was handed over, on the cafeteria's own calendar day.
create table subscription_use (
  subscription_id uuid not null references subscription,
  commensal_id uuid not null references commensal,
  local_date date not null,
  seller_id uuid not null references profile,
  at timestamptz not null,
  constraint subscription_use_once primary key (subscription_id, commensal_id, local_date)
);
`);
