import { migration } from "./migration.ts";

export const inventory = migration(`
create table supplier (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  name text not null check (length(name) between 1 and 250),
  phone_number text check (length(phone_number) between 1 and 50),
  email text check (length(email) between 1 and 250),
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DELETED')),
  unique (cafeteria_id, id)
);

-- Raw ones are bought, prepared ones are made of others. Quantities are whole hundredths of the unit, the cost is of
-- one unit in minor units. A prepared one has no cost of its own: it is computed from its recipe.
create table consumable (
  id uuid primary key default gen_random_uuid(),
  cafeteria_id uuid not null references cafeteria,
  type text not null check (type in ('RAW', 'PREPARED')),
  name text not null check (length(name) between 1 and 250),
  unit text not null check (
    unit in ('PIECE', 'GRAM', 'KILOGRAM', 'CUP', 'TEASPOON', 'TABLESPOON', 'LITER', 'MILLILITER')),
  supplier_id uuid,
  cost bigint check (cost >= 0),
  waste smallint check (waste between 0 and 99),
  yield bigint check (yield > 0),
  alert_level bigint not null check (alert_level >= 0),
  -- Completing an order never waits for it, so it may be negative.
  available_quantity bigint not null default 0,
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DELETED')),
  unique (cafeteria_id, id),
  foreign key (cafeteria_id, supplier_id) references supplier (cafeteria_id, id),
  constraint consumable_is_raw_or_prepared check (
    case type when 'RAW' then num_nonnulls(supplier_id, cost, waste) = 3 and yield is null
    else num_nonnulls(supplier_id, cost, waste) = 0 and yield is not null end)
);
create index consumable_list on consumable (cafeteria_id) where status = 'ENABLED';
create index consumable_supplier on consumable (supplier_id) where status = 'ENABLED';

-- What one preparation needs, in the order in which it was written. That no recipe comes back to itself is checked
-- under the lock of the cafeteria's recipes.
create table consumable_ingredient (
  cafeteria_id uuid not null,
  consumable_id uuid not null,
  ingredient_id uuid not null,
  position smallint not null,
  quantity bigint not null check (quantity >= 0),
  primary key (consumable_id, ingredient_id),
  foreign key (cafeteria_id, consumable_id) references consumable (cafeteria_id, id),
  foreign key (cafeteria_id, ingredient_id) references consumable (cafeteria_id, id),
  check (consumable_id <> ingredient_id)
);
create index consumable_ingredient_uses on consumable_ingredient (ingredient_id);

-- The recipe of a product, of its version as its class prices are: never changed, so that what an order consumed can
-- always be told from it.
create table product_ingredient (
  product_id uuid not null,
  version integer not null,
  consumable_id uuid not null references consumable,
  position smallint not null,
  quantity bigint not null check (quantity >= 0),
  primary key (product_id, version, consumable_id),
  foreign key (product_id, version) references product_version
);
create index product_ingredient_uses on product_ingredient (consumable_id);
`);
