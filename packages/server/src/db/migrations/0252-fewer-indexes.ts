import { migration } from "./migration.ts";

/**
 * A sale with recipes writes some twenty movements, each into six indexes. The key of what a movement takes back held
 * mostly nulls; by their dates they are appended, so that a block's range says enough, as it does of postings; and what
 * ascends is added at the end of an index, where one that descends is split in its middle.
 */
export const fewerIndexes = migration(`
create unique index consumable_movement_undoes on consumable_movement (undoes_id) where undoes_id is not null;
alter table consumable_movement drop constraint consumable_movement_undoes_id_key;

create index consumable_movement_at on consumable_movement using brin (at) with (autosummarize = on);
drop index consumable_movement_list;

create index consumable_movement_place on consumable_movement (cafeteria_id, id);
drop index consumable_movement_booked;
`);
