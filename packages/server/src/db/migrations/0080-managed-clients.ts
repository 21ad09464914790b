import { migration } from "./migration.ts";

export const managedClients = migration(`
-- Counts the changes, so that who changes an older one than there is can be told.
alter table profile add column version integer not null default 1;
alter table discount_category add column version integer not null default 1;

-- As the domain's search sees a text: small letters without accents.
create function plain_text(words text) returns text language sql immutable parallel safe as $$
  select translate(lower(words), 'áàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuunc')
$$;

-- What a client is found by, kept ready: putting it together for 20,000 clients at each key takes too long.
alter table profile add column search_text text not null default '';

create function fill_search_text(clients uuid[]) returns void language sql as $$
  update profile p set search_text = s.words
    from (select p.id, plain_text(concat_ws(' ', p.username, u.email, (
                   select string_agg(c.first_name || ' ' || c.last_name, ' ' order by c.id) from commensal c
                    where c.profile_id = p.id and c.status = 'ENABLED'))) as words
            from profile p join authentication_user u on u.id = p.authentication_user_id
           where p.id = any (clients) and p.type = 'CLIENT') s
   where p.id = s.id and p.search_text <> s.words
$$;

create function follow_client_names() returns trigger language plpgsql as $$
begin
  perform fill_search_text(array(select distinct id from changed where type = 'CLIENT'));
  return null;
end $$;
create function follow_client_name() returns trigger language plpgsql as $$
begin
  perform fill_search_text(array[new.id]);
  return null;
end $$;
create function follow_commensal_names() returns trigger language plpgsql as $$
begin
  perform fill_search_text(array(select distinct profile_id from changed));
  return null;
end $$;
create function follow_email() returns trigger language plpgsql as $$
begin
  perform fill_search_text(array(select id from profile where authentication_user_id = new.id));
  return null;
end $$;
create trigger profile_search_text after insert on profile referencing new table as changed
  for each statement execute function follow_client_names();
create trigger profile_new_name after update of username on profile for each row
  when (new.username <> old.username) execute function follow_client_name();
create trigger commensal_search_text after insert on commensal referencing new table as changed
  for each statement execute function follow_commensal_names();
create trigger commensal_new_name after update on commensal referencing new table as changed
  for each statement execute function follow_commensal_names();
create trigger email_search_text after update of email on authentication_user for each row
  when (new.email <> old.email) execute function follow_email();

select fill_search_text(array(select id from profile where type = 'CLIENT'));

create index profile_clients on profile (cafeteria_id, status) where type = 'CLIENT';
create index profile_discount_category on profile (discount_category_id) where discount_category_id is not null;
create index commensal_discount_category on commensal (discount_category_id) where discount_category_id is not null;
`);
