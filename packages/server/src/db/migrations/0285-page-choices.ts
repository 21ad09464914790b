import { migration } from "./migration.ts";

/** Of a page that takes no money: what a buyer chose there, and since when it may have been charged. PAY-11 */
export const pageChoices = migration(`
create table page_choice (
  provider text not null,
  -- As the provider calls the page that buyers are led to.
  page_id text not null check (length(page_id) between 1 and 128),
  intent_id uuid not null,
  number integer not null,
  chosen_at timestamptz,
  card text check (card in ('DEBIT', 'CREDIT', 'PREPAID', 'OTHER')),
  -- Gone once the attempt has ended.
  sealed_instrument bytea,
  -- Committed before the provider is asked to charge.
  asked_at timestamptz,
  primary key (provider, page_id),
  constraint page_choice_attempt unique (intent_id, number),
  foreign key (intent_id, number) references payment_attempt (intent_id, number),
  check ((chosen_at is null) = (card is null)),
  check (chosen_at is not null or (sealed_instrument is null and asked_at is null))
);
create index page_choice_secrets on page_choice (intent_id) where sealed_instrument is not null;
`);
