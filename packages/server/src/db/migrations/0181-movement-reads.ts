import { migration } from "./migration.ts";

/** For the list in the order of booking, and for what was paid. */
export const movementReads = migration(`
create index consumable_movement_booked on consumable_movement (cafeteria_id, id desc);
create index consumable_movement_paid on consumable_movement (consumable_id, position desc) where paid_total is not null;
`);
