import { migration } from "./migration.ts";

/** For what accounts held at an instant. Postings are appended in time, so that a block's range says enough, and costs a sale nothing. */
export const postingsByTime = migration(`
create index posting_at on posting using brin (at);
`);
