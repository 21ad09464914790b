import { migration } from "./migration.ts";

export const placesAndPeople = migration(`
create table country (
  id text primary key check (id ~ '^[A-Z]{2}$'),
  name text not null
);

create table cafeteria (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 250),
  code text not null unique,
  country_id text not null references country,
  tz_name text not null,
  activity_status text not null default 'ONBOARDING'
    check (activity_status in ('ACTIVE', 'ONBOARDING', 'IN_REVISION', 'INACTIVE')),
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DELETED')),
  start_date date,
  features text[] not null default '{}',
  closed_days date[] not null default '{}',
  custom_payment_method text,
  allow_ignore_minimum_balance boolean not null default false,
  -- Minor units; what ignoring the minimum balance can never pass.
  balance_floor bigint not null default 0 check (balance_floor <= 0),
  default_discount_category_id uuid not null,
  created_at timestamptz not null default clock_timestamp()
);

create table discount_category (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  name text not null check (length(name) between 1 and 250),
  rate_basis_points integer not null check (rate_basis_points between 0 and 10000),
  max_discount bigint check (max_discount > 0),
  minimum_balance bigint not null default 0 check (minimum_balance <= 0),
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DELETED')),
  unique (cafeteria_id, id)
);
alter table cafeteria add constraint cafeteria_default_category
  foreign key (id, default_discount_category_id) references discount_category (cafeteria_id, id)
  deferrable initially deferred;

create table cafeteria_class (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  name text not null check (length(name) between 1 and 250),
  position integer not null,
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DELETED')),
  unique (cafeteria_id, id)
);

-- A person who can sign in; profiles are what the person is in each cafeteria.
create table authentication_user (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  password_hash text,
  confirmed_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create unique index authentication_user_email on authentication_user (lower(email));

create table profile (
  id uuid primary key default gen_random_uuid(),
  authentication_user_id uuid not null references authentication_user,
  cafeteria_id uuid not null references cafeteria,
  username text not null check (length(username) between 1 and 250),
  type text not null check (type in ('CAFETERIA', 'CLIENT')),
  privilege_level text
    check (privilege_level in ('SYSTEM_ADMINISTRATOR', 'CAFETERIA_ADMINISTRATOR', 'CAFETERIA_EMPLOYEE')),
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DELETED')),
  discount_category_id uuid,
  minimum_balance bigint check (minimum_balance <= 0),
  family_code text,
  created_at timestamptz not null default clock_timestamp(),
  check ((type = 'CAFETERIA') = (privilege_level is not null)),
  unique (cafeteria_id, id),
  unique (cafeteria_id, authentication_user_id, type),
  foreign key (cafeteria_id, discount_category_id) references discount_category (cafeteria_id, id)
);
create index profile_person on profile (authentication_user_id);

create table commensal (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  profile_id uuid not null,
  first_name text not null check (length(first_name) between 1 and 250),
  last_name text not null check (length(last_name) between 1 and 250),
  class_id uuid,
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DELETED')),
  discount_category_id uuid,
  card_code text,
  allergies text,
  image_url text,
  daily_limit bigint check (daily_limit >= 0),
  unique (cafeteria_id, id),
  foreign key (cafeteria_id, profile_id) references profile (cafeteria_id, id),
  foreign key (cafeteria_id, class_id) references cafeteria_class (cafeteria_id, id),
  foreign key (cafeteria_id, discount_category_id) references discount_category (cafeteria_id, id)
);
create index commensal_client on commensal (profile_id);
create unique index commensal_card on commensal (cafeteria_id, card_code) where card_code is not null and status = 'ENABLED';

-- A signed-in device. Tokens name it, so that it can be revoked here.
create table login_session (
  id uuid primary key default gen_random_uuid(),
  authentication_user_id uuid not null references authentication_user,
  created_at timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz not null default clock_timestamp(),
  revoked_at timestamptz
);
create index login_session_person on login_session (authentication_user_id);

-- Reset and confirm links: only the hash is kept, and each works once.
create table single_use_token (
  token_hash bytea primary key,
  authentication_user_id uuid not null references authentication_user,
  purpose text not null check (purpose in ('RESET_PASSWORD', 'CONFIRM_ACCOUNT')),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table throttle (
  action text not null,
  subject text not null,
  window_start timestamptz not null,
  attempts integer not null,
  primary key (action, subject)
);
`);
