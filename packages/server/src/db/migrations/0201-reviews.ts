import { migration } from "./migration.ts";

/** What diners say of their orders, once each and for good, and what they suggest. */
export const reviews = migration(`
create table review (
  id uuid primary key,
  cafeteria_id uuid not null references cafeteria,
  transaction_id uuid not null references transaction,
  commensal_id uuid not null,
  profile_id uuid not null,
  rating integer not null check (rating between 1 and 5),
  attributes text[] not null default '{}' check (attributes <@ array[
    'PERSONNEL_ATTENTION', 'PRACTICALITY', 'FOOD_QUALITY', 'CLEANLINESS', 'VARIETY', 'PRICE']),
  comments text not null default '' check (length(comments) <= 1000),
  at timestamptz not null,
  constraint review_once unique (transaction_id),
  foreign key (cafeteria_id, commensal_id) references commensal (cafeteria_id, id),
  foreign key (cafeteria_id, profile_id) references profile (cafeteria_id, id)
);
create index review_list on review (cafeteria_id, at desc, id desc);
create trigger review_append_only before update or delete on review for each row execute function refuse_change();
create trigger review_no_truncate before truncate on review for each statement execute function refuse_change();

create table feedback (
  id uuid primary key,
  cafeteria_id uuid not null references cafeteria,
  profile_id uuid not null,
  suggestion text not null check (length(suggestion) between 1 and 1000),
  at timestamptz not null,
  foreign key (cafeteria_id, profile_id) references profile (cafeteria_id, id)
);
create index feedback_list on feedback (cafeteria_id, at desc, id desc);
create index feedback_of_all on feedback (at desc, id desc);
`);
