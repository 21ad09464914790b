import { sqlFunction } from "../db/index.ts";

/** Beside write_sales, before it: what is missing comes into the stock as found, so that the sale can take it out. */
export const findShortagesFunction = sqlFunction(
  "find_shortages",
  `(the_cafeteria uuid, the_seller uuid, at timestamptz, missing json)
returns void language plpgsql volatile as $$
begin
  with found_units as (
    update product p set current_stock = p.current_stock + m.quantity
      from json_to_recordset(missing) as m(product_id uuid, quantity integer)
     where p.id = m.product_id and p.cafeteria_id = the_cafeteria
    returning p.id, m.quantity
  )
  insert into stock_flow (cafeteria_id, product_id, type, amount, description, seller_id, date_time)
  select the_cafeteria, id, 'IN', quantity, 'Faltante de una venta sin conexión', the_seller, at from found_units;
end $$`,
);
