import { migration } from "./migration.ts";

/** A record that makes up for a late sale is written before that sale is, so that no stock is below 0 between them. */
export const compensationsFirst = migration(`
alter table stock_flow alter constraint stock_flow_compensates_fkey deferrable initially deferred;
`);
