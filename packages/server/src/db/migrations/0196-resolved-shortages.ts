import { migration } from "./migration.ts";

/** What ended a product's stock resolved what it lacked, and what is resolved is listed. Recipes tell since when they are. */
export const resolvedShortages = migration(`
update stock_shortage h
   set resolved_at = f.date_time, resolved_by = f.seller_id, resolved_by_record = f.id
  from product p, lateral (
    select id, date_time, seller_id from stock_flow
     where product_id = p.id and type = 'CLEAR_STOCK' order by id desc limit 1) f
 where h.product_id = p.id and h.resolved_at is null and p.current_stock is null and f.seller_id is not null;
/* What took the missing units out of the stock again; on the shelf nothing moved then. */
alter table stock_shortage add column correction_record bigint references stock_flow;
create index stock_shortage_correction on stock_shortage (correction_record) where correction_record is not null;
create index stock_shortage_resolved on stock_shortage (cafeteria_id, resolved_at desc)
  where resolved_at is not null;

/* For sales that are told of later. Of those that are there already nothing is known. */
alter table consumable_recipe add column at timestamptz not null default '-infinity';
alter table consumable_recipe alter column at set default clock_timestamp();
create index consumable_recipe_list on consumable_recipe (cafeteria_id, at);
`);
