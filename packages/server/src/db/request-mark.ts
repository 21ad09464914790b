import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** What stands in no text and breaks out of no quotes; ids are UUIDs. */
const harmless = /^[\w-]{1,63}$/u;

/**
 * The statements of `work` bear this request's id in PostgreSQL's own log (application_name, `%a` of log_line_prefix),
 * so that a slow one leads back to the till that asked. LOG-01
 */
export const asRequest = <T>(requestId: string, work: () => T): T =>
  harmless.test(requestId) ? current.run(requestId, work) : work();

export const currentRequest = (): string | undefined => current.getStore();
