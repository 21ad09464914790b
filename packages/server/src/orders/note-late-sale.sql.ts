import { sqlFunction } from "../db/index.ts";

/** After write_sales: that it came late, how, and what was missing. */
export const noteLateSaleFunction = sqlFunction(
  "note_late_sale",
  `(
  the_transaction uuid, the_cafeteria uuid, the_sender uuid, at timestamptz, in_next_session boolean,
  the_told_at timestamptz, the_device_time timestamptz, missing json
) returns void language plpgsql volatile as $$
begin
  insert into late_sale (transaction_id, cafeteria_id, sent_by, received_at, is_in_next_session, told_at, device_time)
  values (the_transaction, the_cafeteria, the_sender, at, in_next_session, the_told_at, the_device_time);
  insert into stock_shortage (cafeteria_id, product_id, transaction_id, quantity)
  select the_cafeteria, m.product_id, the_transaction, m.quantity
    from json_to_recordset(missing) as m(product_id uuid, quantity integer);
  -- What is prepared was made as it was when it was sold, and not as it is now.
  update transaction t
     set recipe_revision = coalesce((
           select max(r.revision) from consumable_recipe r where r.cafeteria_id = the_cafeteria and r.at <= t.date_time), 0)
   where t.id = the_transaction
     and exists (select from consumable_recipe r where r.cafeteria_id = the_cafeteria and r.at > t.date_time);
end $$`,
);
