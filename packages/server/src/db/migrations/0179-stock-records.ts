import { migration } from "./migration.ts";

/** Each record keeps what it left, and none is dated before the one before it: what there was at any instant is one of them. */
export const stockRecords = migration(`
alter table stock_flow add column resulting_stock integer check (resulting_stock >= 0);
alter table stock_flow disable trigger stock_flow_append_only;
update stock_flow f set resulting_stock = k.units, date_time = k.at
  from (select id, sum(amount) over w as units, max(date_time) over w as at
          from stock_flow window w as (partition by product_id order by id)) k
 where k.id = f.id;
alter table stock_flow enable trigger stock_flow_append_only;
alter table stock_flow alter column resulting_stock set not null;

drop index stock_flow_product;
create index stock_flow_product on stock_flow (product_id, date_time desc, id desc);
create index stock_flow_list on stock_flow (cafeteria_id, date_time desc, id desc);

/* Whoever writes a record holds its product. The writers of the release before know nothing of what a record leaves. */
create function follow_stock() returns trigger language plpgsql as $$
declare
  former record;
begin
  select resulting_stock, date_time into former from stock_flow
   where product_id = new.product_id order by date_time desc, id desc limit 1;
  new.resulting_stock := coalesce(former.resulting_stock, 0) + new.amount;
  new.date_time := greatest(new.date_time, former.date_time);
  return new;
end $$;
create trigger stock_flow_follows before insert on stock_flow for each row execute function follow_stock();
`);
