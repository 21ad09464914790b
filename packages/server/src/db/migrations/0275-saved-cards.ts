import { migration } from "./migration.ts";

/** What is kept of a card that Mercado Pago keeps: neither number nor holder, nor anything that pays by itself. CARD-11 */
export const savedCards = migration(`
create table saved_card (
  id uuid primary key,
  cafeteria_id uuid not null references cafeteria,
  client_id uuid not null,
  -- The seller's, whose customer and card these are.
  account_id text not null check (length(account_id) between 1 and 64),
  customer_id text not null check (length(customer_id) between 1 and 64),
  card_id text not null check (length(card_id) between 1 and 64),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  brand text not null check (length(brand) between 1 and 64),
  kind text not null check (kind in ('DEBIT', 'CREDIT', 'PREPAID', 'OTHER')),
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null check (expiry_year between 2000 and 2200),
  -- With which payment it was saved last.
  intent_id uuid not null references payment_intent,
  saved_at timestamptz not null,
  foreign key (cafeteria_id, client_id) references profile (cafeteria_id, id),
  constraint saved_card_once unique (client_id, account_id, card_id)
);
create index saved_card_account on saved_card (cafeteria_id, account_id);
create index saved_card_intent on saved_card (intent_id);
`);
