import { migration } from "./migration.ts";

export const placeVersions = migration(`
-- Counts the edits, as 0115 does for what administrators sell.
alter table cafeteria add column version integer not null default 1 check (version > 0);
alter table cafeteria_class add column version integer not null default 1 check (version > 0);
`);
