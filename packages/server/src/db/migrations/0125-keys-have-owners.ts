import { migration } from "./migration.ts";

export const keysHaveOwners = migration(`
/*
 * Whose key it is: another's gets no answer of it. Kept answers of before are given to who the audit log says sent
 * the call; where it doesn't tell (a refusal), to nobody, and they are swept within 8 days.
 */
alter table idempotency_record add column profile_id uuid;
update idempotency_record r set profile_id = coalesce(
  (select t.seller_id from transaction t join late_sale l on l.transaction_id = t.id
    where t.cafeteria_id = r.cafeteria_id and t.id::text = r.answer::jsonb -> 'data' ->> 'id'),
  (select a.profile_id from audit_log a
    where a.cafeteria_id = r.cafeteria_id and a.action like 'POST %'
      and a.at between r.created_at - interval '1 minute' and r.created_at + interval '1 minute'
      and a.changes @> jsonb_build_array(jsonb_build_object('id', r.answer::jsonb -> 'data' ->> 'id'))
    order by a.id limit 1),
  '00000000-0000-0000-0000-000000000000')
 where r.answer like '{%';
update idempotency_record set profile_id = '00000000-0000-0000-0000-000000000000' where profile_id is null;
alter table idempotency_record alter column profile_id set not null;
`);
