import { migration } from "./migration.ts";

/** What an uploaded file booked in the pantry; a movement that takes another back names it, each at most once. */
export const movementBatches = migration(`
alter table upload_batch
  drop constraint upload_batch_kind,
  add constraint upload_batch_kind check (kind in ('PRODUCTS', 'STOCK', 'MOVEMENTS'));

create table upload_batch_movement (
  batch_id uuid not null references upload_batch,
  movement_id bigint not null unique references consumable_movement,
  primary key (batch_id, movement_id)
);

-- It has the reason of the one that it takes back, so that the sums of each reason are as if neither had been.
alter table consumable_movement
  add column undoes_id bigint unique references consumable_movement,
  add constraint consumable_movement_undoes check (undoes_id < id),
  drop constraint consumable_movement_sign,
  add constraint consumable_movement_sign check (case
    when reason in ('SUPPLIER_PURCHASE', 'PREPARATION') then (quantity > 0) = (undoes_id is null)
    when reason = 'PREPARATION_INGREDIENT' then (quantity < 0) = (undoes_id is null)
    when undoes_id is not null then false
    when reason in ('INTERNAL_CONSUMPTION', 'EXPIRATION', 'WASTE') then quantity < 0
    else true end);
-- For what was paid.
create index consumable_movement_undone on consumable_movement (consumable_id, position) where undoes_id is not null;
`);
