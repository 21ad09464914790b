import { migration } from "./migration.ts";

/** What supplies and products carry, and what commensals must not eat. ALLERGEN-01 */
export const allergens = migration(`
-- A list that grows has a migration that says so.
create domain allergen_list as text[] check (value <@ array['GLUTEN', 'CRUSTACEANS', 'EGGS', 'FISH', 'PEANUTS', 'SOYBEANS',
  'MILK', 'NUTS', 'CELERY', 'MUSTARD', 'SESAME', 'SULPHITES', 'LUPIN', 'MOLLUSCS']);
alter table consumable add column allergens allergen_list not null default '{}';
alter table product add column own_allergens allergen_list not null default '{}';
alter table commensal add column allergens allergen_list not null default '{}';

alter table ignored_limit drop constraint ignored_limit_flag_check, add constraint ignored_limit_flag_check
  check (flag in ('ignoreLimit', 'ignoreAllProductsDailyLimit', 'ignoreInsufficientBalance', 'ignoreAllergens'));
`);
