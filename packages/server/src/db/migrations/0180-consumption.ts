import { migration } from "./migration.ts";

export const consumption = migration(`
/* What a consumable was made of, and what is wasted of it: each state once, for the orders that were sold by it. */
create sequence recipe_revision;
create table consumable_recipe (
  cafeteria_id uuid not null,
  consumable_id uuid not null,
  revision bigint not null default nextval('recipe_revision'),
  -- null: raw.
  yield bigint check (yield > 0),
  waste smallint not null check (waste between 0 and 99),
  -- [{consumableId, quantity}], of one preparation.
  ingredients jsonb not null,
  primary key (consumable_id, revision),
  foreign key (cafeteria_id, consumable_id) references consumable (cafeteria_id, id)
);
insert into consumable_recipe (cafeteria_id, consumable_id, yield, waste, ingredients)
select c.cafeteria_id, c.id, c.yield, coalesce(c.waste, 0), coalesce((
         select jsonb_agg(jsonb_build_object('consumableId', i.ingredient_id, 'quantity', i.quantity) order by i.position)
           from consumable_ingredient i where i.consumable_id = c.id), '[]')
  from consumable c order by c.id;
create trigger consumable_recipe_append_only before update or delete on consumable_recipe
  for each row execute function refuse_change();

/* At the end of the transaction, when its ingredients are written too; whoever writes recipes holds their lock until then. */
create function keep_recipe() returns trigger language plpgsql as $$
declare
  made record;
  former record;
begin
  select c.yield, coalesce(c.waste, 0)::smallint as waste, coalesce((
           select jsonb_agg(jsonb_build_object('consumableId', i.ingredient_id, 'quantity', i.quantity) order by i.position)
             from consumable_ingredient i where i.consumable_id = c.id), '[]') as ingredients
    into made from consumable c where c.id = new.id;
  select yield, waste, ingredients into former from consumable_recipe
   where consumable_id = new.id order by revision desc limit 1;
  if not found or former is distinct from made then
    insert into consumable_recipe (cafeteria_id, consumable_id, yield, waste, ingredients)
    values (new.cafeteria_id, new.id, made.yield, made.waste, made.ingredients);
  end if;
  return null;
end $$;
create constraint trigger consumable_keeps_recipe after insert or update of yield, waste, version on consumable
  deferrable initially deferred for each row execute function keep_recipe();

/* As it was at that revision, null: now; of what came to be only later, as it was at first. */
create function kept_recipe(the_consumable uuid, the_revision bigint) returns setof consumable_recipe language sql stable as $$
  (select * from consumable_recipe
    where consumable_id = the_consumable and (the_revision is null or revision <= the_revision)
    order by revision desc limit 1)
  union all
  (select * from consumable_recipe where consumable_id = the_consumable and revision > the_revision
      and not exists (select from consumable_recipe where consumable_id = the_consumable and revision <= the_revision)
    order by revision limit 1)
$$;

/* By which recipes it was sold; null: before they were kept. A default, so that whoever writes an order tells it. */
create function current_recipe_revision() returns bigint language sql volatile as 'select last_value from recipe_revision';
alter table transaction add column recipe_revision bigint;
alter table transaction alter column recipe_revision set default current_recipe_revision();
-- As it was when the promotion was sold; null: before that was kept.
alter table sold_promotion_item add column product_version integer;

-- What each of its meals is; null: nobody told, so they consume nothing.
alter table subscription add column product_id uuid,
  add foreign key (cafeteria_id, product_id) references product (cafeteria_id, id);

/*
 * That an order was completed, or no longer is, or that meals were handed over: written with it, in one row that waits
 * for nobody. What that took becomes movements in this order, afterwards.
 */
create table consumption (
  id bigint generated always as identity primary key,
  cafeteria_id uuid not null references cafeteria,
  reason text not null check (reason in ('ORDER', 'ORDER_RETURN', 'MEAL')),
  transaction_id uuid references transaction,
  -- Of meals: so many units of what, and by which recipes.
  subscription_id uuid references subscription,
  product_id uuid,
  product_version integer,
  units integer check (units > 0),
  recipe_revision bigint,
  -- null: no person, the clock.
  profile_id uuid references profile,
  at timestamptz not null,
  -- Whether its movements are booked.
  is_folded boolean not null default false,
  foreign key (product_id, product_version) references product_version (product_id, version),
  constraint consumption_cause check (
    case reason when 'MEAL' then transaction_id is null and num_nonnulls(subscription_id, product_id, product_version, units) = 4
    else transaction_id is not null and num_nonnulls(subscription_id, product_id, product_version, units) = 0 end)
);
create index consumption_order on consumption (transaction_id) where transaction_id is not null;
create index consumption_pending on consumption (cafeteria_id, id) where not is_folded;
create function guard_consumption() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.is_folded or to_jsonb(new) - 'is_folded' <> to_jsonb(old) - 'is_folded' then
    raise exception 'what consumed is never changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger consumption_append_only before update or delete on consumption
  for each row execute function guard_consumption();

/* The available quantity is the sum of these; signed hundredths of the unit. */
create table consumable_movement (
  -- By default: whoever prepares names the movement that its ingredients belong to.
  id bigint generated by default as identity primary key,
  cafeteria_id uuid not null,
  consumable_id uuid not null,
  -- Counts from 1 for each consumable, in the order of booking.
  position bigint not null check (position > 0),
  reason text not null check (reason in ('SUPPLIER_PURCHASE', 'PREPARATION', 'INTERNAL_CONSUMPTION', 'EXPIRATION',
    'WASTE', 'PREPARATION_INGREDIENT', 'ORDER', 'ORDER_RETURN', 'MEAL', 'COUNT')),
  quantity bigint not null,
  resulting_available_quantity bigint not null,
  profile_id uuid references profile,
  consumption_id bigint references consumption,
  -- What was prepared with it.
  preparation_id bigint references consumable_movement,
  -- In minor units, for all of it.
  paid_total bigint check (paid_total >= 0),
  at timestamptz not null,
  unique (consumable_id, position),
  foreign key (cafeteria_id, consumable_id) references consumable (cafeteria_id, id),
  constraint consumable_movement_moves check (quantity <> 0 or reason = 'COUNT'),
  constraint consumable_movement_sign check (case
    when reason in ('SUPPLIER_PURCHASE', 'PREPARATION') then quantity > 0
    when reason in ('INTERNAL_CONSUMPTION', 'EXPIRATION', 'WASTE', 'PREPARATION_INGREDIENT') then quantity < 0
    else true end),
  constraint consumable_movement_cause check ((consumption_id is not null) = (reason in ('ORDER', 'ORDER_RETURN', 'MEAL'))),
  constraint consumable_movement_paid check (paid_total is null or reason = 'SUPPLIER_PURCHASE'),
  constraint consumable_movement_preparation check ((preparation_id is not null) = (reason = 'PREPARATION_INGREDIENT'))
);
create index consumable_movement_list on consumable_movement (cafeteria_id, at desc, id desc);
create index consumable_movement_cause on consumable_movement (consumption_id) where consumption_id is not null;
create index consumable_movement_preparation on consumable_movement (preparation_id) where preparation_id is not null;
create trigger consumable_movement_append_only before update or delete on consumable_movement
  for each row execute function refuse_change();
create trigger consumable_movement_no_truncate before truncate on consumable_movement
  for each statement execute function refuse_change();

-- Of how many movements the available quantity is the sum.
alter table consumable add column last_position bigint not null default 0;
insert into consumable_movement (cafeteria_id, consumable_id, position, reason, quantity, resulting_available_quantity, at)
select cafeteria_id, id, 1, 'COUNT', available_quantity, available_quantity, clock_timestamp()
  from consumable where available_quantity <> 0;
update consumable set last_position = 1 where available_quantity <> 0;

/* The chain of what each movement left has no gap, whoever writes it. */
create function follow_movements() returns trigger language plpgsql as $$
begin
  perform from added n
    left join consumable_movement f on f.consumable_id = n.consumable_id and f.position = n.position - 1
   where n.resulting_available_quantity <> coalesce(f.resulting_available_quantity, 0) + n.quantity
      or (n.position > 1 and f.position is null);
  if found then
    raise exception 'a movement leaves what it left and its quantity' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger consumable_movement_follows after insert on consumable_movement
  referencing new table as added for each statement execute function follow_movements();

/* That available fell to the alert level: once at each crossing. */
create table low_stock_alert (
  id bigint generated always as identity primary key,
  cafeteria_id uuid not null,
  consumable_id uuid not null,
  available_quantity bigint not null,
  alert_level bigint not null,
  at timestamptz not null,
  foreign key (cafeteria_id, consumable_id) references consumable (cafeteria_id, id)
);
create index low_stock_alert_list on low_stock_alert (cafeteria_id, at desc, id desc);
create index low_stock_alert_consumable on low_stock_alert (consumable_id, at desc);
`);
