import { migration } from "./migration.ts";

/** By what drawers are counted, and more topics whose last change is told. */
export const toldTopics = migration(`
-- Minor units; none: the usual notes and coins.
alter table cafeteria add column cash_denominations bigint[] not null default '{}'
  check (array_position(cash_denominations, null) is null and 0 < all (cash_denominations));

alter table cafeteria_topic drop constraint cafeteria_topic_topic_check,
  add constraint cafeteria_topic_topic_check check (topic in
    ('CUT_OFF', 'PICKUP', 'CLOSED_DAYS', 'BALANCE', 'PAYMENT', 'PHONES', 'DENOMINATIONS', 'CLASSES', 'ORDERS', 'CASH'));
`);
