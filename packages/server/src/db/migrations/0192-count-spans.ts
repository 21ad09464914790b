import { migration } from "./migration.ts";

/** Where counts of consumables stand between their other movements, which are a thousand times as many. */
export const countSpans = migration(`
create index consumable_movement_counted on consumable_movement (cafeteria_id, consumable_id, at, position)
  include (quantity, count_id, compensates) where reason = 'COUNT';
`);
