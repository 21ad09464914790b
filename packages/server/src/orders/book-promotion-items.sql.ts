import { sqlFunction } from "../db/index.ts";

/** Beside write_sales, after it: what the promotions on the lines of a sale held. */
export const bookPromotionItemsFunction = sqlFunction(
  "book_promotion_items",
  `(the_transaction uuid, items json) returns void language plpgsql volatile as $$
begin
  insert into sold_promotion_item (transaction_id, line, product_id, product_version, position, name, quantity, local_date)
  select the_transaction, i.line, i.product_id, p.current_version, i.position, i.name, i.quantity, l.local_date
    from json_to_recordset(items) as i(line integer, product_id uuid, position integer, name text, quantity integer)
    join product p on p.id = i.product_id
    join transaction_item l on l.transaction_id = the_transaction and l.line = i.line;
end $$`,
);
