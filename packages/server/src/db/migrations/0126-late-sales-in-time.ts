import { migration } from "./migration.ts";

export const lateSalesInTime = migration(`
-- What the till said; the transaction carries the time that it is booked at.
alter table late_sale add column told_at timestamptz, add column device_time timestamptz;

/* When each discount began to hold, by the database's clock; what was there first held from ever. */
create table discount_terms (
  discount_category_id uuid not null references discount_category,
  since timestamptz not null,
  rate_basis_points integer not null,
  max_discount bigint,
  primary key (discount_category_id, since)
);
/* The holder is a commensal, a client or a cafeteria, whose default it is. */
create table discount_assignment (
  holder_id uuid not null,
  since timestamptz not null,
  -- No key: a cafeteria comes before its default category.
  discount_category_id uuid,
  primary key (holder_id, since)
);
create trigger discount_terms_append_only before delete on discount_terms for each row execute function refuse_change();
create trigger discount_assignment_append_only before delete on discount_assignment for each row execute function refuse_change();

create function note_discount_terms() returns trigger language plpgsql as $$
begin
  insert into discount_terms (discount_category_id, since, rate_basis_points, max_discount)
  values (new.id, case tg_op when 'INSERT' then '-infinity' else clock_timestamp() end, new.rate_basis_points, new.max_discount);
  return null;
end $$;
create trigger discount_terms_begin after insert on discount_category
  for each row execute function note_discount_terms();
create trigger discount_terms_change after update of rate_basis_points, max_discount on discount_category
  for each row when ((old.rate_basis_points, old.max_discount) is distinct from (new.rate_basis_points, new.max_discount))
  execute function note_discount_terms();

create function note_discount_assignment() returns trigger language plpgsql as $$
begin
  insert into discount_assignment (holder_id, since, discount_category_id)
  values (new.id, case tg_op when 'INSERT' then '-infinity' else clock_timestamp() end, new.discount_category_id);
  return null;
end $$;
create trigger commensal_discount_begins after insert on commensal
  for each row when (new.discount_category_id is not null) execute function note_discount_assignment();
create trigger commensal_discount_changes after update of discount_category_id on commensal
  for each row when (old.discount_category_id is distinct from new.discount_category_id)
  execute function note_discount_assignment();
create trigger profile_discount_begins after insert on profile
  for each row when (new.discount_category_id is not null) execute function note_discount_assignment();
create trigger profile_discount_changes after update of discount_category_id on profile
  for each row when (old.discount_category_id is distinct from new.discount_category_id)
  execute function note_discount_assignment();

create function note_default_discount() returns trigger language plpgsql as $$
begin
  insert into discount_assignment (holder_id, since, discount_category_id)
  values (new.id, case tg_op when 'INSERT' then '-infinity' else clock_timestamp() end, new.default_discount_category_id);
  return null;
end $$;
create trigger cafeteria_discount_begins after insert on cafeteria
  for each row when (new.default_discount_category_id is not null) execute function note_default_discount();
create trigger cafeteria_discount_changes after update of default_discount_category_id on cafeteria
  for each row when (old.default_discount_category_id is distinct from new.default_discount_category_id)
  execute function note_default_discount();

insert into discount_terms (discount_category_id, since, rate_basis_points, max_discount)
select id, '-infinity', rate_basis_points, max_discount from discount_category;
insert into discount_assignment (holder_id, since, discount_category_id)
select id, '-infinity'::timestamptz, discount_category_id from commensal where discount_category_id is not null
union all select id, '-infinity', discount_category_id from profile where discount_category_id is not null
union all select id, '-infinity', default_discount_category_id from cafeteria where default_discount_category_id is not null;
`);
