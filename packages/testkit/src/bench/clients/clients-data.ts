export const manyClients = 20_000;

/**
 * Adds to the bench's clients until there are so many, each with a commensal whose last name ends with its number,
 * and an email and a user name without digits, so that a search by number finds names only. Every seventh owes.
 */
export const clientsData: readonly string[] = [
  `insert into authentication_user (email, confirmed_at)
   select translate(n::text, '0123456789', 'abcdefghij') || '@clients', now()
     from generate_series((select count(*) + 1 from profile where type = 'CLIENT'), ${manyClients}) n`,
  `insert into profile (authentication_user_id, cafeteria_id, username, type)
   select u.id, c.id, u.email, 'CLIENT' from authentication_user u, cafeteria c where u.email like '%@clients'`,
  `insert into commensal (cafeteria_id, profile_id, first_name, last_name)
   select cafeteria_id, id, (array['Agustín', 'Camila', 'Joaquín', 'Lucía', 'Martín', 'Sofía', 'Tomás'])[1 + n % 7],
          (array['Fernández', 'Gómez', 'Ibáñez', 'López', 'Muñoz'])[1 + n % 5] || ' ' || n
     from (select *, translate(split_part(username, '@', 1), 'abcdefghij', '0123456789')::int as n
             from profile where username like '%@clients') p`,
  // Or nobody could owe.
  `update cafeteria set balance_floor = -10000000`,
  `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id)
   select a.cafeteria_id, case when n % 7 = 0 then a.id else k.id end, case when n % 7 = 0 then k.id else a.id end,
          100 + n * 7919 % 100000, 'CORRECTION', gen_random_uuid()
     from (select *, row_number() over (order by profile_id) as n from account where kind = 'CLIENT') a
     join account k on k.cafeteria_id = a.cafeteria_id and k.kind = 'CORRECTIONS'
     join profile p on p.id = a.profile_id and p.username like '%@clients'`,
];

/** The desk is for administrators, and the bench has a seller only. */
export const promoteSeller = `update profile set privilege_level = 'CAFETERIA_ADMINISTRATOR' where type = 'CAFETERIA'`;
