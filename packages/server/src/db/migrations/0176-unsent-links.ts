import { migration } from "./migration.ts";

/** A link whose mail is still to be sent, in the name of that cafeteria. It is written with the account that it is for. */
export const unsentLinks = migration(`
alter table single_use_token add column unsent_for uuid references cafeteria (id);
create index single_use_token_unsent on single_use_token (expires_at) where unsent_for is not null;
`);
