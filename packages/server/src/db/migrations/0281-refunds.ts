import { migration } from "./migration.ts";

/**
 * What is refunded of an order by units becomes an order of its own, and the order keeps the rest. What was posted for
 * the sale stays as it was: so many of its postings' cents are of its parts.
 */
export const refunds = migration(`
-- The order that this was part of. It is never deleted or named anew (0244), and the audit looks whether it is there.
alter table transaction
  add column part_of uuid,
  -- What its parts came to: it and they add up to what was posted.
  add column refunded bigint not null default 0,
  add constraint transaction_refunded check (refunded >= 0 and (part_of is null or refunded = 0)) not valid;

-- A line of which all units were refunded stays, of none.
alter table transaction_item
  drop constraint transaction_item_quantity_check,
  add constraint transaction_item_quantity_check check (quantity >= 0) not valid;
`);
