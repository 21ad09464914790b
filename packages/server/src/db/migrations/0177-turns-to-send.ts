import { migration } from "./migration.ts";

/** From when a link whose mail is owed may be sent by whoever looks: the server that makes it sends it in that time. */
export const turnsToSend = migration(`
alter table single_use_token add column send_after timestamptz not null default clock_timestamp() + interval '2 minutes';
drop index single_use_token_unsent;
create index single_use_token_unsent on single_use_token (send_after) where unsent_for is not null;
`);
