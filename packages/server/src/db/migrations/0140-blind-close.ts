import { migration } from "./migration.ts";

export const blindClose = migration(`
-- While an employee's own register is open, no sum tells them what it took in cash.
alter table cafeteria add column blind_close boolean not null default true;
`);
