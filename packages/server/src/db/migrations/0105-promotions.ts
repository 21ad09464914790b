import { migration } from "./migration.ts";

export const promotions = migration(`
-- What a version of a promotion is made of. Nothing is ever changed here: another content is another version.
create table promotion_item (
  cafeteria_id uuid not null,
  promotion_id uuid not null,
  version integer not null,
  product_id uuid not null,
  -- As they are shown.
  position integer not null,
  quantity integer not null check (quantity between 1 and 99),
  primary key (promotion_id, version, product_id),
  check (product_id <> promotion_id),
  foreign key (promotion_id, version) references product_version (product_id, version),
  foreign key (cafeteria_id, promotion_id) references product (cafeteria_id, id),
  -- No product of another cafeteria, whatever the rules let through.
  foreign key (cafeteria_id, product_id) references product (cafeteria_id, id)
);
create index promotion_item_product on promotion_item (product_id);
create trigger promotion_item_append_only before update or delete on promotion_item for each row execute function refuse_change();

-- The stock of a promotion is that of its items.
alter table product add constraint promotion_without_stock check (type <> 'PROMOTION' or current_stock is null);

-- A product that is part of a promotion stays a product, and a promotion a promotion.
create function guard_product_type() returns trigger language plpgsql as $$
begin
  raise exception 'a product of type % becomes no %', old.type, new.type using errcode = 'restrict_violation';
end $$;
create trigger product_type_fixed before update of type on product for each row
  when (old.type is distinct from new.type) execute function guard_product_type();

-- What each unit of a sold promotion held: orders keep their own copy.
create table sold_promotion_item (
  transaction_id uuid not null,
  line integer not null,
  product_id uuid not null references product,
  position integer not null,
  name text not null,
  quantity integer not null check (quantity >= 1),
  -- Of the transaction: daily limits count by it.
  local_date date not null,
  primary key (transaction_id, line, product_id),
  foreign key (transaction_id, line) references transaction_item (transaction_id, line)
);
create index sold_promotion_item_day on sold_promotion_item (product_id, local_date);

/* In their order, by the names that they have now. */
create function promotion_items(the_promotion uuid, the_version integer) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('productId', i.product_id, 'name', v.name, 'quantity', i.quantity)
    order by i.position), '[]')
    from promotion_item i
    join product p on p.id = i.product_id
    join product_version v on v.product_id = p.id and v.version = p.current_version
   where i.promotion_id = the_promotion and i.version = the_version
$$;
`);
