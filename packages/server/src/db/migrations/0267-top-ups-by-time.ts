import { migration } from "./migration.ts";

/** A year's top-ups are one of twenty of its transactions. No sale writes into these. */
export const topUpsByTime = migration(`
create index transaction_top_ups on transaction (cafeteria_id, date_time) where order_type = 'BALANCE_CHARGE';
create index transaction_top_ups_undone on transaction (cafeteria_id, cancelled_at)
  where order_type = 'BALANCE_CHARGE' and cancelled_at is not null;
`);
