import { migration } from "./migration.ts";

/** What packages carry on their front, and what a cafeteria makes of it. SCHOOL-01 SCHOOL-03 */
export const schoolRules = migration(`
-- A list that grows has a migration that says so.
create domain seal_list as text[] check (value <@ array['SUGARS', 'SODIUM', 'SATURATED_FATS', 'TRANS_FATS', 'FATS',
  'CALORIES', 'SWEETENERS', 'CAFFEINE', 'UNLISTED']);
alter table product add column seals seal_list not null default '{}';
alter table cafeteria add column seal_policy text not null default 'OFF' check (seal_policy in ('OFF', 'WARN', 'BLOCK'));

alter table cafeteria_topic drop constraint cafeteria_topic_topic_check, add constraint cafeteria_topic_topic_check
  check (topic in ('CUT_OFF', 'PICKUP', 'CLOSED_DAYS', 'BALANCE', 'PAYMENT', 'PHONES', 'DENOMINATIONS', 'SCHOOL_RULES',
    'CLASSES', 'ORDERS', 'CASH'));

alter table ignored_limit drop constraint ignored_limit_flag_check, add constraint ignored_limit_flag_check
  check (flag in ('ignoreLimit', 'ignoreAllProductsDailyLimit', 'ignoreInsufficientBalance', 'ignoreAllergens',
    'ignoreSeals'));
`);
