import { migration } from "./migration.ts";

/** What is told to the tax office of what was sold, and how it stands. */
export const invoices = migration(`
create table invoicing_settings (
  cafeteria_id uuid primary key references cafeteria,
  cuit text check (cuit ~ '^[0-9]{11}$'),
  legal_name text check (length(legal_name) between 1 and 250),
  address text check (length(address) between 1 and 250),
  vat_condition text check (vat_condition in ('REGISTERED', 'MONOTRIBUTO', 'EXEMPT')),
  gross_income text check (length(gross_income) between 1 and 50),
  start_date date,
  point_of_sale integer check (point_of_sale between 1 and 99998),
  letter text check (letter in ('B', 'C')),
  -- Hundredths of a percent.
  vat_rate integer check (vat_rate in (0, 1050, 2100)),
  invoice_at text not null default 'CONSUMPTION' check (invoice_at in ('CONSUMPTION', 'TOP_UP')),
  -- From when on what is paid so is invoiced; null: it isn't.
  app_since timestamptz,
  account_since timestamptz,
  cash_since timestamptz,
  card_since timestamptz,
  transfer_since timestamptz,
  custom_since timestamptz
);

create table invoice (
  id uuid primary key,
  cafeteria_id uuid not null references cafeteria,
  transaction_id uuid not null references transaction,
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  corrects uuid unique references invoice,
  status text not null default 'DUE' check (status in ('DUE', 'ASKED', 'UNKNOWN', 'AUTHORISED', 'REJECTED', 'VOID')),
  total bigint not null check (total > 0),
  -- As it was asked for. The authority: live, or for tests.
  authority text,
  cuit text,
  point_of_sale integer,
  document_type integer,
  number integer check (number > 0),
  issued_on date,
  net bigint check (net >= 0),
  vat bigint check (vat >= 0),
  vat_rate integer,
  cae text check (cae ~ '^[0-9]{14}$'),
  cae_due_on date,
  -- Found in the books of the authority after its answer was lost.
  is_adopted boolean not null default false,
  -- Why it was rejected, or what was remarked.
  detail text,
  -- Where whoever has the address can read it.
  link_id uuid not null unique default gen_random_uuid(),
  due_at timestamptz not null default clock_timestamp(),
  asked_at timestamptz,
  settled_at timestamptz,
  -- An order has one invoice at most.
  unique (transaction_id, kind),
  constraint invoice_numbered check ((status in ('ASKED', 'UNKNOWN', 'AUTHORISED')) = (number is not null)),
  constraint invoice_whole check (number is null
    or num_nonnulls(authority, cuit, point_of_sale, document_type, issued_on, net, vat) = 7 and net + vat = total),
  constraint invoice_authorised check ((status = 'AUTHORISED') = (cae is not null)
    and (cae is null) = (cae_due_on is null)),
  constraint invoice_corrects check ((kind = 'CREDIT_NOTE') = (corrects is not null))
);
-- A number is one invoice's, and of a series one at a time is asked for.
create unique index invoice_number on invoice (authority, cuit, point_of_sale, document_type, number)
  where number is not null;
create unique index invoice_open on invoice (authority, cuit, point_of_sale, document_type)
  where status in ('ASKED', 'UNKNOWN');
create index invoice_due on invoice (due_at) where status = 'DUE';
create index invoice_cafeteria on invoice (cafeteria_id, due_at desc);

create table invoice_series (
  authority text not null,
  cuit text not null,
  point_of_sale integer not null,
  document_type integer not null,
  -- null: to be asked for.
  last_number integer check (last_number >= 0),
  -- Numbers that somebody else took.
  foreign_numbers integer not null default 0 check (foreign_numbers >= 0),
  failures integer not null default 0,
  next_at timestamptz not null default clock_timestamp(),
  -- What the authority said last when it took none.
  detail text,
  -- Whose turn it is, until when: a server that dies in it loses it.
  turn_id uuid,
  turn_until timestamptz,
  primary key (authority, cuit, point_of_sale, document_type)
);

create table invoice_login (
  identity text primary key,
  sealed bytea,
  sealing_key_id text,
  expires_at timestamptz,
  turn_until timestamptz
);

create function guard_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status = 'AUTHORISED' then
    raise exception 'what is authorised is never changed' using errcode = 'restrict_violation';
  end if;
  if old.status <> new.status and (old.status || '>' || new.status) <> all (array['DUE>ASKED', 'DUE>REJECTED', 'DUE>VOID',
      'ASKED>UNKNOWN', 'ASKED>AUTHORISED', 'ASKED>REJECTED', 'ASKED>DUE', 'UNKNOWN>ASKED', 'UNKNOWN>AUTHORISED',
      'UNKNOWN>REJECTED', 'UNKNOWN>DUE', 'REJECTED>DUE', 'REJECTED>VOID']) then
    raise exception 'no invoice goes from % to %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger invoice_steps before update or delete on invoice for each row execute function guard_invoice();
`);
