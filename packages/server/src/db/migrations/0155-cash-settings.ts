import { migration } from "./migration.ts";

export const cashSettings = migration(`
alter table cafeteria
  /* Beyond it an amount of cash is asked about once more; null: beyond what is plausible after what was moved of late. */
  add column cash_cap bigint check (cash_cap > 0),
  /* Counts the edits of the settings of cash. */
  add column cash_settings_version integer not null default 1;
`);
