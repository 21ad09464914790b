import { migration } from "./migration.ts";

export const editVersions = migration(`
-- Counts the edits; an edit that was made from another version is refused.
alter table category add column version integer not null default 1 check (version > 0);
alter table coupon add column version integer not null default 1 check (version > 0);
alter table subscription add column version integer not null default 1 check (version > 0);
alter table supplier add column version integer not null default 1 check (version > 0);
alter table consumable add column version integer not null default 1 check (version > 0);
`);
